import type { Plugin } from 'vite';

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
const TYPEOF_CHECKS = new RegExp(`\\btypeof (${[...KINDS.keys()].join('|')})\\b(?![.[(])`, 'g');

// Bundlers keep these calls even if nothing uses them.
const COMPONENT_CALLS = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;
const DISPLAY_NAMES = /^\w+\.displayName = "\w+";$/gm;

/**
 * Replaces `typeof window` and similar checks by constants to drop server code, and unused router components.
 */
export function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!id.includes('/node_modules/')) return undefined;
      // In backticks: a library may hold such a check in a quoted string.
      const answered = code.replace(TYPEOF_CHECKS, (_all, name: string) => `\`${KINDS.get(name)}\``);
      const stripped = id.includes('/react-router/')
        ? answered.replace(COMPONENT_CALLS, '$1/* @__PURE__ */ $2').replace(DISPLAY_NAMES, '')
        : answered;
      return stripped === code ? undefined : { code: stripped, map: null };
    },
  };
}
