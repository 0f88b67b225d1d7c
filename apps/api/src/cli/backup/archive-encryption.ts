import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { BackupError } from './backup-error.ts';

const MAGIC = Buffer.from('E-Store backup 1');
const SALT = 16;
const IV = 12;
const CHECK = 16;
const HEAD = MAGIC.length + SALT + IV + CHECK;
const TAG = 16;

/**
 * Encrypts with AES-256-GCM: head (magic, salt, nonce, key check), ciphertext, authentication tag. Each
 * archive derives its own key from the operator's secret.
 */
export async function* encryptArchive(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const iv = randomBytes(IV);
  const { key, check } = deriveKeys(secret, salt);
  const head = Buffer.concat([MAGIC, salt, iv, check]);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(head);
  yield head;
  for await (const chunk of source) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/**
 * Yields the last bytes only after verifying the tag.
 * @throws BackupError when the key is missing or wrong
 */
export async function* decryptArchive(file: string, secret: string | undefined): AsyncGenerator<Buffer> {
  const { head, tag, size } = await readHeadAndTag(file);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield* createReadStream(file) as AsyncIterable<Buffer>;
    return;
  }
  if (!secret)
    throw new BackupError(`${file} is encrypted. Set BACKUP_KEY_FILE to the key that it was encrypted with.`);
  if (size < HEAD + TAG) throw new BackupError(`${file} is incomplete.`);
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT);
  const iv = head.subarray(MAGIC.length + SALT, HEAD - CHECK);
  const { key, check } = deriveKeys(secret, salt);
  if (!check.equals(head.subarray(HEAD - CHECK)))
    throw new BackupError(`${file} was encrypted with a different key.`);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG });
  decipher.setAAD(head).setAuthTag(tag);
  for await (const chunk of createReadStream(file, { start: HEAD, end: size - TAG - 1 }))
    yield decipher.update(chunk as Buffer);
  yield decipher.final();
}

async function readHeadAndTag(file: string): Promise<{ head: Buffer; tag: Buffer; size: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(HEAD);
    await handle.read(head, 0, HEAD, 0);
    const tag = Buffer.alloc(TAG);
    await handle.read(tag, 0, TAG, Math.max(size - TAG, 0));
    return { head, tag, size };
  } finally {
    await handle.close();
  }
}

function deriveKeys(secret: string, salt: Buffer): { key: Buffer; check: Buffer } {
  const deriveKey = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `E-Store backup: ${what}`, length));
  return { key: deriveKey('key', 32), check: deriveKey('check', CHECK) };
}
