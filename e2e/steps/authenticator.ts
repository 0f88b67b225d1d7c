import { createHmac } from 'node:crypto';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/**
 * RFC 6238.
 * @param stepOffset in 30-second steps
 */
export function computeTotp(key: string, stepOffset = 0): string {
  const bits = key.replaceAll(/./g, (sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepOffset));
  const hash = createHmac('sha1', bytes).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
