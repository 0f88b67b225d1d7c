import type { Manifest } from './manifest.ts';

export function describeBackup({ collections, pictures, at, version }: Manifest): string {
  const documents = collections.reduce((sum, one) => sum + one.documents, 0);
  const orders = collections.find(({ name }) => name === 'orders')?.documents ?? 0;
  return `${documents} documents in ${collections.length} collections (${orders} orders), ${pictures.files} pictures, of ${at}, E-Store ${version}`;
}
