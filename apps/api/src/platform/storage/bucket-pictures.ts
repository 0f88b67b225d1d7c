import type { S3Client } from '@aws-sdk/client-s3';
import type { Bucket } from '../config/config.ts';
import { UnavailableError } from '../errors/errors.ts';
import type { PictureStore } from './picture-store.ts';

/** Separates pictures from other objects in the bucket. */
const PREFIX = 'pictures/';
const CALL_TIMEOUT_MS = 6_000;
const CONNECT_TIMEOUT_MS = 1_500;
const RESPONSE_TIMEOUT_MS = 4_000;

/** S3-compatible. The SDK loads on the first call. */
export function openBucket({ bucket, endpoint, region, accessKeyId, secretAccessKey }: Bucket): PictureStore {
  let opened: Promise<{ s3: Library; client: S3Client }> | undefined;
  const open = async () => {
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Other services lack bucket host names and newer checksums.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: RESPONSE_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
    });
    return { s3, client };
  };
  const call = async <Answer>(
    ask: (library: Library, client: S3Client, options: { abortSignal: AbortSignal }) => Promise<Answer>,
  ) => {
    const { s3, client } = await (opened ??= open());
    try {
      return await ask(s3, client, { abortSignal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw unavailableError(error);
    }
  };
  const at = (name: string) => ({ Bucket: bucket, Key: PREFIX + name });

  return {
    names: async () => {
      const names: string[] = [];
      let isMore = true;
      while (isMore) {
        const last = names.at(-1);
        const after = last !== undefined && { Marker: PREFIX + last };
        const where = { Bucket: bucket, Prefix: PREFIX, ...after };
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before it ended
        const page = await call(({ ListObjectsCommand }, client, options) =>
          client.send(new ListObjectsCommand(where), options),
        );
        // No listing means no bucket, which must not look empty.
        if (!page) throw unavailableError(new Error(`Bucket ${bucket} does not exist.`));
        const found = (page.Contents ?? []).flatMap(({ Key }) => Key?.slice(PREFIX.length) || []);
        names.push(...found);
        isMore = page.IsTruncated === true && found.length > 0;
      }
      return names.sort();
    },
    has: async (name) =>
      (await call(({ HeadObjectCommand }, client, options) =>
        client.send(new HeadObjectCommand(at(name)), options),
      )) !== undefined,
    read: (name) =>
      call(async ({ GetObjectCommand }, client, options) => {
        const { Body } = await client.send(new GetObjectCommand(at(name)), options);
        return Body && Buffer.from(await Body.transformToByteArray());
      }),
    put: async (name, bytes) => {
      const putResult = await call(({ PutObjectCommand }, client, options) =>
        client.send(new PutObjectCommand({ ...at(name), Body: bytes, ...PICTURE_HEADERS }), options),
      );
      if (!putResult) throw unavailableError(new Error(`Bucket ${bucket} does not exist.`));
    },
    removeUnfinished: async () => 0,
    close: () => void opened?.then(({ client }) => client.destroy()),
  };
}

type Library = typeof import('@aws-sdk/client-s3');
/** For a CDN that reads the bucket; the same headers as `/media`. */
const PICTURE_HEADERS = { ContentType: 'image/webp', CacheControl: 'public, max-age=31536000, immutable' };

const isMissing = (error: unknown) =>
  error instanceof Error && ['NoSuchKey', 'NotFound', 'NoSuchBucket'].includes(error.name);

/** The log alone gets the cause, which may name the bucket and the key. */
const unavailableError = (cause: unknown) =>
  Object.assign(new UnavailableError('Pictures are not available right now. Try again in a moment.'), {
    cause,
  });
