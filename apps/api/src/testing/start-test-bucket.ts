import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Bucket } from '../platform/config/config.ts';

/**
 * Two buckets, with checked signatures. The signature for listings differs from Amazon's (`/bucket` for
 * `/bucket/`), so they use the lenient endpoint.
 */
export async function startTestBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'e-store-bucket-'));
  const open = async (allowMismatchedSignatures: boolean) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory,
      silent: true,
      allowMismatchedSignatures,
      configureBuckets: [{ name: 'pictures-of-the-shop' }, { name: 'another' }],
    });
    const { port } = await server.run();
    return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
  };
  const strict = await open(false);
  const lenient = await open(true);
  const bucket: Bucket = {
    bucket: 'pictures-of-the-shop',
    endpoint: strict.endpoint,
    region: 'ap-south-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const listing = { ...bucket, endpoint: lenient.endpoint };
  return {
    bucket,
    listing,
    another: { ...listing, bucket: 'another' },
    stop: async () => {
      await Promise.all([strict.close(), lenient.close()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
