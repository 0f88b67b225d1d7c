import {
  closeSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const MEGABYTE = 1024 * 1024;
/** A million page views are about 900 MB. */
const LARGEST_LOG_BYTES = 20 * MEGABYTE;
const CHECK_INTERVAL_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** CERT-In requires 180 days of logs (C13). */
const LEGAL_DAYS = 180;
const LONGEST_DAYS = 366;

const archivesOf = (file) => {
  const name = `${path.basename(file)}.`;
  return readdirSync(path.dirname(file))
    .filter(
      (each) => each.startsWith(name) && /^(previous|\d{4}-[\dTZ-]+(\.gz)?)$/.test(each.slice(name.length)),
    )
    .map((each) => {
      const archive = path.join(path.dirname(file), each);
      const { size, mtimeMs } = statSync(archive);
      return { archive, size, mtimeMs };
    })
    .toSorted((a, b) => b.mtimeMs - a.mtimeMs);
};

/** Older than a year, then the oldest beyond `maxBytes`. Warns when one is younger than 180 days. */
const removeOldArchives = (file, { maxBytes, now, say }) => {
  let total = 0;
  for (const { archive, size, mtimeMs } of archivesOf(file)) {
    total += size;
    const days = (now() - mtimeMs) / DAY_MS;
    if (days <= LONGEST_DAYS && total <= maxBytes) continue;
    rmSync(archive, { force: true });
    if (days < LEGAL_DAYS)
      say(
        `${archive} is deleted after ${Math.floor(days)} days, to stay below LOGS_MAX_MB; the law requires logs for ${LEGAL_DAYS} days.`,
      );
  }
};

/** Copies and truncates, including lines written meanwhile. Writers append and continue. */
const moveContent = (file, archive) => {
  try {
    copyFileSync(file, archive);
    moveRest(file, archive);
  } catch (error) {
    rmSync(archive, { force: true }); // On a full disk the log retains its content.
    throw error;
  }
};

const moveRest = (file, archive) => {
  const [from, to] = [openSync(file, 'r'), openSync(archive, 'a')];
  try {
    const buffer = Buffer.alloc(64 * 1024);
    let position = statSync(archive).size;
    for (let length; (length = readSync(from, buffer, 0, buffer.length, position)) > 0; position += length)
      writeSync(to, buffer, 0, length);
    fsyncSync(to);
    truncateSync(file, 0);
  } finally {
    closeSync(from);
    closeSync(to);
  }
};

const compress = async (archive) => {
  await pipeline(
    createReadStream(archive),
    createGzip(),
    createWriteStream(`${archive}.gz`, { mode: 0o600 }),
  );
  rmSync(archive);
};

/**
 * At 20 MB, copies a log into `<name>.log.<time>.gz` and empties it, because the server holds it open. Deletes
 * archives after a year, or the oldest above `maxBytes`.
 * @param {string} file
 * @param {{ maxBytes: number, say?: (line: string) => void, largestBytes?: number, now?: () => number }} options
 * @returns {{ rotate: () => Promise<void>, stop: () => Promise<void> }} `rotate` looks at once
 */
export const boundLog = (
  file,
  { maxBytes, say = () => {}, largestBytes = LARGEST_LOG_BYTES, now = Date.now },
) => {
  mkdirSync(path.dirname(file), { recursive: true });
  let archiving = Promise.resolve();
  const look = async () => {
    try {
      const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
      if (size >= largestBytes) {
        const archive = `${file}.${new Date(now()).toISOString().replaceAll(/[:.]/g, '-')}`;
        moveContent(file, archive);
        await compress(archive);
      }
      removeOldArchives(file, { maxBytes, now, say });
    } catch (error) {
      say(`${file} could not be archived: ${error.message}`);
    }
  };
  const rotate = () => (archiving = archiving.then(look));
  const timer = setInterval(() => void rotate(), CHECK_INTERVAL_MS);
  timer.unref();
  return {
    rotate,
    stop: async () => {
      clearInterval(timer);
      await archiving;
    },
  };
};
