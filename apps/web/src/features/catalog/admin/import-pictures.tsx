import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@e-store/shared/catalog/staff-product-choices';
import { useEffect, useId, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { productImportMessages as messages } from '../../../messages/en/catalog/admin-product-import.ts';
import { FileField } from '../../../ui/admin/file-field.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './import-results.module.css';
import { pictureKey, type UploadedPictures } from './product-import-file.ts';
import { uploadPicture } from './staff-product.slice.ts';

type ImportPicturesProps = {
  disabled: boolean;
  pictures: UploadedPictures;
  onBusy: (isBusy: boolean) => void;
  onUploaded: (pictures: UploadedPictures) => void;
};

export function ImportPictures({ disabled, pictures, onBusy, onUploaded }: ImportPicturesProps) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [uploaded, setUploaded] = useState(0);
  const [complaints, setComplaints] = useState<string[]>([]);
  const hintId = useId();
  const isStopped = useRef(false);
  const outcome = useRef<HTMLOutputElement>(null);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function upload(file: File, known: Map<string, string>): Promise<string | undefined> {
    if (!PICTURE_TYPES.some((type) => type === file.type)) return words.wrongType(file.name);
    if (file.size > PICTURE_MAX_BYTES) return words.tooLarge(file.name);
    const answered = await dispatch(uploadPicture(file));
    if (uploadPicture.fulfilled.match(answered)) {
      const { url } = answered.payload;
      const key = pictureKey(file.name);
      const earlier = known.get(key) ?? url;
      known.set(key, earlier);
      return earlier === url ? undefined : messages.sameName(file.name);
    }
    const failure = failureOf(answered);
    return words.failed(file.name, failure?.fields?.['file'] ?? failure?.message ?? '');
  }

  async function uploadAll(files: readonly File[]): Promise<void> {
    const refused: string[] = [];
    const known = new Map(pictures);
    let done = 0;
    isStopped.current = false;
    setComplaints([]);
    onBusy(true);
    for (const file of files) {
      if (isStopped.current) break;
      setProgress({ done, all: files.length });
      // oxlint-disable-next-line no-await-in-loop -- the server encodes few pictures at once
      const complaint = await upload(file, known);
      if (complaint) refused.push(complaint);
      done += 1;
    }
    setProgress(undefined);
    if (known.size > pictures.size) onUploaded(known);
    setUploaded((count) => count + done - refused.length);
    setComplaints(refused);
    onBusy(false);
    if (isStopped.current) outcome.current?.focus();
  }

  return (
    <div>
      <FileField
        label={messages.pictures}
        accept={PICTURE_TYPES.join()}
        describedBy={hintId}
        disabled={disabled || progress !== undefined}
        onChooseAll={(files) => void uploadAll(files)}
      />
      <p id={hintId} className={styles.hint}>
        {messages.picturesHint}
      </p>
      {progress && <p aria-hidden="true">{messages.uploading(progress.done, progress.all)}</p>}
      {progress && progress.all > 1 && (
        <Button
          kind="ghost"
          size="compact"
          onClick={() => {
            isStopped.current = true;
          }}
        >
          {messages.stopUploading}
        </Button>
      )}
      <output ref={outcome} tabIndex={-1}>
        {!progress && uploaded > 0 && messages.uploaded(uploaded)}
      </output>
      {complaints.length > 0 && (
        <div role="alert">
          <ul className={styles.complaints}>
            {complaints.map((complaint) => (
              <li key={complaint}>{complaint}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
