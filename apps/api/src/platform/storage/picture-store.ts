import type { Config } from '../config/config.ts';
import { openBucket } from './bucket-pictures.ts';
import { openFolder } from './folder-pictures.ts';

/** Names are never reused. Every method throws UnavailableError when the store is unreachable. */
export type PictureStore = {
  names: () => Promise<string[]>;
  has: (name: string) => Promise<boolean>;
  read: (name: string) => Promise<Buffer | undefined>;
  /** Atomic: readers see the whole picture or none. */
  put: (name: string, bytes: Buffer) => Promise<void>;
  removeUnfinished: () => Promise<number>;
  close: () => void;
};

/** The S3 bucket if configured, else the folder below `DATA_DIR` (ADR 029). */
export const openPictures = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): PictureStore =>
  s3 ? openBucket(s3) : openFolder(dataDir);

/** In pixels; the last width uses the plain name. */
export const PICTURE_WIDTHS = [400, 640, 800] as const;
export const PICTURE_HEIGHT = 1000;
/** Stored only when the source is wider than the other widths. */
export const ZOOM_WIDTH = 1600;
