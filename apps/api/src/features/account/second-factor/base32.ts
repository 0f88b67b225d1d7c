const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes as RFC 4648 without padding, which authenticator apps expect. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += SIGNS[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + SIGNS[(held << (5 - bits)) & 31] : text;
}
