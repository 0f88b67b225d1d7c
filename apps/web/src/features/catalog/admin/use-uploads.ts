import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@e-store/shared/catalog/staff-product-choices';
import { useEffect, useRef, useState } from 'react';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { FormPicture } from './product-form.ts';
import { uploadPicture } from './staff-product.slice.ts';

const MAX_PICTURES = 8;

export type Uploads = ReturnType<typeof useUploads>;

/** One at a time; reports each failure. */
export function useUploads(pictures: FormPicture[], onPictures: (pictures: FormPicture[]) => void) {
  const dispatch = useAppDispatch();
  const [sending, setSending] = useState(0);
  const [complaints, setComplaints] = useState<string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  // Current pictures, which may have changed since the upload began.
  const now = useRef(pictures);
  useEffect(() => {
    now.current = pictures;
  }, [pictures]);

  async function uploadFile(file: File): Promise<string | undefined> {
    if (!PICTURE_TYPES.some((type) => type === file.type)) return words.wrongType(file.name);
    if (file.size > PICTURE_MAX_BYTES) return words.tooLarge(file.name);
    if (now.current.length >= MAX_PICTURES) return words.most;
    const outcome = await dispatch(uploadPicture(file));
    if (!uploadPicture.fulfilled.match(outcome)) {
      const failure = failureOf(outcome);
      return words.failed(file.name, failure?.fields?.['file'] ?? failure?.message ?? '');
    }
    const picture = { ...outcome.payload, alt: '' };
    if (now.current.some(({ public_id }) => public_id === picture.public_id)) return undefined;
    now.current = [...now.current, picture];
    onPictures(now.current);
    return undefined;
  }

  const left = useRef(0);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  async function uploadFiles(files: readonly File[]): Promise<boolean> {
    const refused: string[] = [];
    for (const file of files) {
      const complaint = await uploadFile(file);
      if (complaint) refused.push(complaint);
      left.current -= 1;
      setSending(left.current);
    }
    setComplaints((earlier) => [...earlier, ...refused]);
    if (files.length > refused.length) setAnnouncement(words.uploaded(files.length - refused.length));
    return refused.length === 0;
  }

  return {
    sending,
    complaints,
    announcement,
    upload: (files: readonly File[]): void => {
      const earlier = left.current > 0 ? running.current : Promise.resolve(true);
      if (left.current === 0) setComplaints([]);
      setAnnouncement('');
      left.current += files.length;
      setSending(left.current);
      running.current = earlier.then(async (isWhole) => (await uploadFiles(files)) && isWhole);
    },
    finish: async (): Promise<boolean> => {
      let isWhole = await running.current;
      while (left.current > 0) isWhole = await running.current;
      return isWhole;
    },
  };
}
