import type { Plugin } from 'vite';

/** What every browser that the build is for has, and what only servers have. */
const OBJECTS = ['window', 'document', 'navigator', 'performance'];
const FUNCTIONS = [
  'AbortController',
  'FormData',
  'MessageChannel',
  'Promise',
  'Reflect',
  'Symbol',
  'clearTimeout',
  'queueMicrotask',
  'reportError',
  'requestAnimationFrame',
  'setTimeout',
];
const MISSING = ['process', 'setImmediate'];

const KINDS = new Map([
  ...OBJECTS.map((name) => [name, 'object'] as const),
  ...FUNCTIONS.map((name) => [name, 'function'] as const),
  ...MISSING.map((name) => [name, 'undefined'] as const),
]);
const ASKED = new RegExp(`\\btypeof (${[...KINDS.keys()].join('|')})\\b(?![.[(])`, 'g');

// Its components are made, and named for React's tools, by calls that a bundler must keep even where nobody uses them.
const MADE = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;
const NAMED = /^\w+\.displayName = "\w+";$/gm;

/**
 * Libraries ask where they run (`typeof window`): in the browsers' build the answer is put in place, as a `define` puts
 * values, and what is for servers falls away. Of React Router the components that nobody imports do, too.
 */
export function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!id.includes('/node_modules/')) return undefined;
      const answered = code.replace(ASKED, (_all, name: string) => JSON.stringify(KINDS.get(name)));
      const shed = id.includes('/react-router/')
        ? answered.replace(MADE, '$1/* @__PURE__ */ $2').replace(NAMED, '')
        : answered;
      return shed === code ? undefined : { code: shed, map: null };
    },
  };
}
