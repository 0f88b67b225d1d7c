import { createHash } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { compareSync, hashSync } from 'bcryptjs';

/** Half of the processor's time beside a thread that wants all of it: less would keep people out of a busy machine. */
const LESS_URGENT = 3;
const LEAST_URGENT = 19;

// Whoever looks around goes before whoever signs in, also when there are as many sign-ins as the processor can compute
// (T14). On Linux a thread has an urgency of its own; elsewhere this would slow the whole process.
if (process.platform === 'linux') setPriority(Math.min(LEAST_URGENT, getPriority() + LESS_URGENT));

/**
 * bcrypt reads 72 bytes; hashing first lets every byte of a long password count (`product.md`, sessions). Base64 keeps
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
