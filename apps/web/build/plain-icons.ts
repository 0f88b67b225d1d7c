import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DRAW = fileURLToPath(new URL('../src/ui/draw-icon.ts', import.meta.url));
// Keys are for lists whose order changes; names become classes that no sheet here knows.
const UNUSED = /,?\s*\bkey: "[^"]*"|^ {2}name: "[^"]*",$/gm;

/**
 * Lucide's icons without Lucide's component, which can do far more than `Icon` asks of it: the lines of each are drawn
 * by `ui/draw-icon.ts`. In a build only, and in the server's as in the browsers'.
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? DRAW : undefined,
    transform: (code, id) =>
      id.includes('/lucide-react/dist/esm/icons/')
        ? {
            code: code
              .replace(UNUSED, '')
              .replace(/= createLucideIcon\(/, '= /* @__PURE__ */ createLucideIcon('),
            map: null,
          }
        : undefined,
  };
}
