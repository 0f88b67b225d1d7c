import { existsSync, readFileSync } from 'node:fs';

/** The nearest folder above with a package.json, else the root. Sources and builds lie at different depths. */
export function workspaceOf(moduleUrl: string): URL {
  let folder = new URL('.', moduleUrl);
  while (!existsSync(new URL('package.json', folder)) && folder.pathname !== '/')
    folder = new URL('../', folder);
  return folder;
}

export function readVersion(moduleUrl: string): string {
  const manifest = new URL('package.json', workspaceOf(moduleUrl));
  const read: unknown = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : undefined;
  return typeof read === 'object' && read && 'version' in read ? String(read.version) : 'unknown';
}
