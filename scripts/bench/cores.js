import { spawnSync } from 'node:child_process';
import os from 'node:os';

const hasTaskset = spawnSync('taskset', ['--version']).error === undefined;
const last = os.cpus().length - 1;
const canPin = hasTaskset && last > 0;

/** One core is the servers' that are measured; the load, and the database, have the others. */
const SERVERS = '0';
const OTHERS = last === 1 ? '1' : `1-${last}`;

// All threads that there are; those to come are where the one is that starts them.
const pin = (pid, cores) => {
  if (canPin) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
};

/** Where there is no `taskset`, or only one core, everything runs where the system puts it. */
export const pinServer = (pid) => pin(pid, SERVERS);
/** What it starts from then on runs there, too. */
export const pinOther = (pid) => pin(pid, OTHERS);
export const unpin = (pid) => pin(pid, `0-${last}`);

export const pinning = canPin
  ? `servers on core ${SERVERS}, load and database on ${OTHERS}`
  : 'nothing pinned';
