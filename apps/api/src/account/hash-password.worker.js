import { createHash } from 'node:crypto';
import { compareSync, hashSync } from 'bcryptjs';

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
