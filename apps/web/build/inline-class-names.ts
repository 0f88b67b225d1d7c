import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * `import styles from './a.module.css'` becomes an import of all its names: a bundler can put the one class that
 * `styles.title` means in its place, and leaves the table out. In a build only.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'inline-class-names',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!/\.tsx?$/.test(id) || !code.includes('.module.css')) return undefined;
        return { code: code.replace(IMPORT, 'import * as $1 from $2;'), map: null };
      },
    },
    {
      // A sheet whose names have all been put in place is still a sheet.
      name: 'keep-sheets',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
  ];
}
