import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/** Named imports of CSS modules let the bundler inline each class name. */
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
      name: 'keep-sheets',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
  ];
}
