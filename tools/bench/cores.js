import { spawnSync } from 'node:child_process';
import os from 'node:os';

const hasTaskset = spawnSync('taskset', ['--version']).error === undefined;
const last = os.cpus().length - 1;
const canPin = hasTaskset && last > 0;

/** Servers get one core; load generator and database the others. */
const SERVERS = '0';
const OTHERS = last === 1 ? '1' : `1-${last}`;

// Existing threads; new ones inherit the affinity.
const pin = (pid, cores) => {
  if (canPin) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
};

export const pinServer = (pid) => pin(pid, SERVERS);
export const pinOther = (pid) => pin(pid, OTHERS);
export const unpin = (pid) => pin(pid, `0-${last}`);

export const pinning = canPin
  ? `servers on core ${SERVERS}, load and database on ${OTHERS}`
  : 'nothing pinned';
