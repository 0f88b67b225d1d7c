import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const Manifest = z.object({
  format: z.literal(1),
  /** Snapshot time, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  version: z.string(),
  /** An older E-Store cannot read data of a newer one. */
  migrations: z.array(z.string()),
  /** `sha256` covers the BSON documents by id; `definition` covers options and indexes. */
  collections: z.array(
    z.object({ name: z.string(), documents: count, bytes: count, sha256, definition: sha256 }),
  ),
  pictures: z.object({ files: count, bytes: count, sha256 }),
});
export type Manifest = z.infer<typeof Manifest>;

export type Contents = Pick<Manifest, 'collections' | 'pictures'>;

type CollectionTally = { hash: Hash; definition: string; documents: number; bytes: number };

export function createTally() {
  const collections = new Map<string, CollectionTally>();
  const pictures = { hash: createHash('sha256'), files: 0, bytes: 0 };
  const of = (name: string): CollectionTally => {
    const known = collections.get(name);
    if (known) return known;
    const fresh = { hash: createHash('sha256'), definition: '', documents: 0, bytes: 0 };
    collections.set(name, fresh);
    return fresh;
  };
  return {
    definition: (name: string, bytes: Uint8Array) => {
      of(name).definition = createHash('sha256').update(bytes).digest('hex');
    },
    documents: (name: string, bytes: Uint8Array, documents: number) => {
      const counted = of(name);
      counted.hash.update(bytes);
      counted.documents += documents;
      counted.bytes += bytes.length;
    },
    picture: (name: string, bytes: Uint8Array) => {
      pictures.hash.update(`${name}\0${bytes.length}\0`).update(bytes);
      pictures.files += 1;
      pictures.bytes += bytes.length;
    },
    contents: (): Contents => ({
      collections: [...collections].map(([name, { hash, documents, bytes, definition }]) => ({
        name,
        documents,
        bytes,
        sha256: hash.digest('hex'),
        definition,
      })),
      pictures: { files: pictures.files, bytes: pictures.bytes, sha256: pictures.hash.digest('hex') },
    }),
  };
}
export type Tally = ReturnType<typeof createTally>;

export function diffContents(expected: Contents, found: Contents): string[] {
  const [before, after] = [toFingerprints(expected), toFingerprints(found)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
}

const toFingerprints = ({ collections, pictures }: Contents): Map<string, string> =>
  new Map([
    ...collections.map((one): [string, string] => [
      one.name,
      [one.documents, one.bytes, one.sha256, one.definition].join(),
    ]),
    ['pictures', [pictures.files, pictures.bytes, pictures.sha256].join()],
  ]);
