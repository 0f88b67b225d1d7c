import { existsSync, readFileSync } from 'node:fs';

/** Of the workspace that a module is of, by the nearest package.json above it: sources and builds lie at several depths. */
export function readVersion(moduleUrl: string): string {
  let manifest = new URL('package.json', moduleUrl);
  while (!existsSync(manifest) && manifest.pathname !== '/package.json')
    manifest = new URL('../package.json', manifest);
  const read: unknown = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : undefined;
  return typeof read === 'object' && read && 'version' in read ? String(read.version) : 'unknown';
}
