import { existsSync } from 'node:fs';

/**
 * Returns the folder of the nearest package.json above a module, else the root of the file system. Sources
 * and builds lie at different depths.
 */
export function workspaceOf(moduleUrl: string): URL {
  let folder = new URL('.', moduleUrl);
  while (!existsSync(new URL('package.json', folder)) && folder.pathname !== '/')
    folder = new URL('../', folder);
  return folder;
}
