const BLOCK = 512;
const LONGEST_NAME = 100;
/** Bounds memory use; larger members come from other programs. */
const LARGEST_MEMBER = 64 * 1024 * 1024;

export type TarMember = { name: string; bytes: Buffer };

export function tarMember(name: string, bytes: Uint8Array, at: Date): Buffer[] {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`${name} is too long a name for a tar archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\x000000000\x000000000\0', 100); // mode, owner, group
  header.write(`${octal(bytes.length, 11)}\0${octal(at.getTime() / 1000, 11)}\0`, 124);
  header.write('        0', 148); // the checksum counts itself as blanks; then the type: a plain file
  header.write('ustar\x0000', 257);
  header.write(`${octal(computeChecksum(header), 6)}\0 `, 148);
  return [header, Buffer.from(bytes), Buffer.alloc(padding(bytes.length))];
}

export const tarEnd = () => Buffer.alloc(2 * BLOCK);

/** Yields each member of a tar archive and reads the source to its end. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarMember> {
  const readBytes = createByteReader(source);
  for (;;) {
    const header = await readBytes(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const size = Number.parseInt(header.toString('ascii', 124, 135), 8);
    const storedChecksum = Number.parseInt(header.toString('ascii', 148, 154), 8);
    header.write('        ', 148);
    if (storedChecksum !== computeChecksum(header) || !(size <= LARGEST_MEMBER))
      throw new Error('a damaged header');
    const name = header.toString('utf8', 0, LONGEST_NAME).replace(/\0.*$/s, '');
    const bytes = await readBytes(size);
    await readBytes(padding(size));
    yield { name, bytes };
  }
  await readBytes(BLOCK);
}

const octal = (value: number, digits: number) => Math.floor(value).toString(8).padStart(digits, '0');
const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;
const computeChecksum = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);

function createByteReader(source: AsyncIterable<Buffer>): (size: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let waiting: Buffer[] = [];
  let length = 0;
  return async (size) => {
    while (length < size) {
      const { done, value } = await chunks.next();
      if (done) throw new Error('it ends in the midst of a file');
      waiting.push(value);
      length += value.length;
    }
    const [only = Buffer.alloc(0)] = waiting;
    const all = waiting.length > 1 ? Buffer.concat(waiting) : only;
    waiting = [all.subarray(size)];
    length -= size;
    return all.subarray(0, size);
  };
}
