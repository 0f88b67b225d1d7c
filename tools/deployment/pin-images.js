import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp, fail, isMain, root, say } from '../../scripts/command-line.js';

const files = ['docker-compose.yml', 'apps/api/Dockerfile', 'apps/web/Dockerfile'];

/** Name and tag with an optional digest. Locally built images have no tag. */
const IMAGE = /^(\s*image: |FROM )([\w./-]+:v?\d[\w.-]*)(@sha256:[0-9a-f]{64})?/gm;

/** Calls `digestOf` once per image. */
export const pinImages = (text, digestOf) =>
  text.replace(IMAGE, (_, before, image) => `${before}${image}@${digestOf(image)}`);

/** The multi-platform digest of a tag, from the registry. */
const readDigest = (image) => {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const digest = execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`docker returned no digest for ${image}`);
  return digest;
};

const memoize = (read) => {
  const known = new Map();
  return (image) => {
    if (!known.has(image)) known.set(image, read(image));
    return known.get(image);
  };
};

if (isMain(import.meta.url)) {
  answerHelp(`
npm run images:pin   adds the current digest of the registry to the tag of every image in
                     docker-compose.yml and the Dockerfiles. Needs docker and network; check the tags first.`);
  try {
    const digestOf = memoize(readDigest);
    const pinned = files.map((file) => [
      file,
      pinImages(readFileSync(path.join(root, file), 'utf8'), digestOf),
    ]);
    for (const [file, text] of pinned) writeFileSync(path.join(root, file), text);
    say(`Pinned in ${files.join(', ')}.`);
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'docker is not installed' : (error.stderr || error.message).trim();
    fail(`Nothing was pinned: ${why.split('\n', 1)[0]}.`);
  }
}
