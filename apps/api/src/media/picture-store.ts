import type { Config } from '../config.ts';
import { openBucket } from './bucket-pictures.ts';
import { openFolder } from './folder-pictures.ts';

/** Where pictures lie, by names that are never given to another picture. What cannot be reached is an UnavailableError. */
export type PictureStore = {
  /** Of all that are whole, in order. */
  names: () => Promise<string[]>;
  has: (name: string) => Promise<boolean>;
  /** `undefined` when there is none of this name. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Whole or not at all, for who looks at the same moment. */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Removes what killed processes left half written. @returns how many files */
  removeUnfinished: () => Promise<number>;
  close: () => void;
};

/** Below `DATA_DIR`, or in the bucket of an S3-compatible service where one is set (ADR 029). */
export const openPictures = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): PictureStore =>
  s3 ? openBucket(s3) : openFolder(dataDir);
