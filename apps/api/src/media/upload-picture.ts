import { uploadPicture } from '@e-store/shared/catalog/staff-endpoints';
import { route } from '../http/route.ts';
import { recordChange } from '../staff/record-change.ts';
import { storePicture } from './store-picture.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTHS } from './picture-widths.ts';

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
