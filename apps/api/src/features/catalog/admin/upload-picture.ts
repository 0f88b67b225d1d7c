import { uploadPicture } from '@e-store/shared/catalog/staff-endpoints';
import { route } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import { storePicture } from './store-picture.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTHS } from '../../../platform/storage/picture-widths.ts';

export const uploadPictureRoute = route(uploadPicture, async (input, { pictures, database, now }) => {
  const name = await storePicture(pictures, input.file);
  const url = `/media/${name}.webp`;
  const subject = { kind: 'picture', id: name, label: name };
  await database.connection.transaction((session) =>
    recordChange(
      database,
      {
        staff: input,
        what: 'picture.uploaded',
        subject,
        after: { url, bytes: input.file.length },
        at: now(),
      },
      session,
    ),
  );
  return { public_id: name, url, width: PICTURE_WIDTHS[2], height: PICTURE_HEIGHT };
});
