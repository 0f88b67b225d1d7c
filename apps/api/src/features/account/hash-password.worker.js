import { createHash } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { compareSync, hashSync } from 'bcryptjs';

/** Half the CPU time of a busy thread. A lower priority would block sign-ins on a busy machine. */
const LESS_URGENT = 3;
const LEAST_URGENT = 19;

// Page requests take priority over sign-ins (T14). Only Linux has a priority per thread; elsewhere this would
// slow the whole process.
if (process.platform === 'linux') setPriority(Math.min(LEAST_URGENT, getPriority() + LESS_URGENT));

/**
 * bcrypt reads 72 bytes; hashing first lets every byte of a long password count. Base64 keeps
 * the digest free of the zero bytes at which bcrypt would stop.
 * @param {string} password
 */
const digest = (password) => createHash('sha384').update(password, 'utf8').digest('base64');

/**
 * Compares when a hash is given, else hashes. Synchronous: this is a thread of its own.
 * @param {{ password: string, hash?: string, cost?: number }} task
 */
export default function hashPassword({ password, hash, cost = 10 }) {
  return hash === undefined ? hashSync(digest(password), cost) : compareSync(digest(password), hash);
}
