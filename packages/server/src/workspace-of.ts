import { existsSync } from 'node:fs';

/**
 * The folder of the workspace that a module is of, by the nearest package.json above it: sources and builds lie at several
 * depths. The root of the file system where there is none.
 */
export function workspaceOf(moduleUrl: string): URL {
  let folder = new URL('.', moduleUrl);
  while (!existsSync(new URL('package.json', folder)) && folder.pathname !== '/')
    folder = new URL('../', folder);
  return folder;
}
