import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { UnavailableError } from '../errors.ts';
import { eventually } from '../testing/eventually.ts';
import { keepPicture } from './keep-picture.ts';
import type { PictureStore } from './picture-store.ts';

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
    const kept = Array.from({ length: 8 }, () => keepPicture(pictures, bytes));
    const refused = await keepPicture(pictures, bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnavailableError);
    expect(refused).toMatchObject({ status: 503, extra: { headers: { 'Retry-After': '5' } } });
    await eventually(() => begun === 2);
    release();
    expect(new Set(await Promise.all(kept)).size).toBe(1);
    expect(begun).toBe(8);
    await keepPicture(pictures, bytes);
  });
});
