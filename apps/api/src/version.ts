import { readFileSync } from 'node:fs';

/** Of this build, as in its package.json, which lies beside both sources and build. */
export const readVersion = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
};
