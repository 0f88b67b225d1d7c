import { existsSync, readFileSync } from 'node:fs';
import { workspaceOf } from './workspace-of.ts';

export function readVersion(moduleUrl: string): string {
  const manifest = new URL('package.json', workspaceOf(moduleUrl));
  const read: unknown = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : undefined;
  return typeof read === 'object' && read && 'version' in read ? String(read.version) : 'unknown';
}
