import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DRAW = fileURLToPath(new URL('../src/ui/draw-icon.ts', import.meta.url));
const UNUSED = /,?\s*\bkey: "[^"]*"|^ {2}name: "[^"]*",$/gm;

/** Replaces Lucide's icon component with `ui/draw-icon.ts`. */
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
