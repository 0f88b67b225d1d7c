import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

export type Document = mongoose.mongo.BSON.Document;

/** Preserves number types, to restore documents byte for byte. */
export const RAW_BSON_OPTIONS = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

export const toBytes = (document: Document): Uint8Array => BSON.serialize(document);

export function parseDocuments(bytes: Buffer): Document[] {
  const documents: Document[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + bytes.readInt32LE(at);
    documents.push(BSON.deserialize(bytes.subarray(at, end), RAW_BSON_OPTIONS));
    at = end;
  }
  return documents;
}

export function countDocuments(bytes: Buffer): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += bytes.readInt32LE(at)) {
    if (bytes.readInt32LE(at) < 5) throw new Error('a damaged document');
    count += 1;
  }
  return count;
}
