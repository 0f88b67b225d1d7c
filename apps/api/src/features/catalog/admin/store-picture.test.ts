import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { UnavailableError } from '../../../platform/errors/errors.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { storePicture } from './upload-picture.ts';
import type { PictureStore } from '../../../platform/storage/picture-store.ts';

describe('keep picture', () => {
  it('works on two at a time, lets six wait, and refuses more at once', async () => {
    const bytes = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#a62529' } })
      .png()
      .toBuffer();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let begun = 0;
    const has = async () => {
      begun += 1;
      await released;
      return true;
    };
    const pictures = { has } as Partial<PictureStore> as PictureStore;
    const uploads = Array.from({ length: 8 }, () => storePicture(pictures, bytes));
    const refused = await storePicture(pictures, bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnavailableError);
    expect(refused).toMatchObject({ status: 503, extra: { headers: { 'Retry-After': '5' } } });
    await waitUntil(() => begun === 2);
    release();
    expect(new Set(await Promise.all(uploads)).size).toBe(1);
    expect(begun).toBe(8);
    await storePicture(pictures, bytes);
  });
});
