import { parseAst, type Plugin } from 'vite';

/**
 * Replaced by constants so that their code is dropped. The linter forbids the hooks that need them (ADR 018).
 */
const UNUSED_FEATURES: readonly [what: RegExp, answer: string][] = [
  [/\binit\.instrumentations\b/g, 'undefined'],
  [/\bopts\?\.instrumentations\b/g, 'undefined'],
  [/\bthis\.context\b/g, 'undefined'],
  [/(?<=\()!remixContext \|\| \S+(?=\) )/g, 'true'],
  [/^ {4}(?:fetch: fetch2|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion),\n/gm, ''],
  [/^ {4}(?:getBlocker|deleteBlocker|_internalSetRoutes),\n/gm, ''],
  [/^( +)state\.(?:fetchers|blockers)\.forEach\(\(_, key\) => delete\w+\([^)]*\)\);\n/gm, ''],
  [/let blockerKey = shouldBlockNavigation\(\{[^}]*\}\);/g, 'let blockerKey = undefined;'],
  [/!opts \|\| !isSubmissionNavigation\(opts\)/g, 'true'],
  [/\bopts && opts\.submission\b/g, 'undefined'],
  [/\bif \(opts\?\.mask\)/g, 'if (false)'],
  [/!viewTransitionOpts \|\| !isViewTransitionAvailable/g, 'true'],
  [/\bif \(renderDfd && pendingState\b/g, 'if (false'],
  [/\bif \(!?vtContext\.isTransitioning && /g, 'if (false && '],
  [/\bif \(pendingAction === "POP" \/\* Pop \*\/ && !isUninterruptedRevalidation && /g, 'if (false && '],
  [/\bif \(pendingViewTransitionEnabled\)/g, 'if (false)'],
  [/\bif \(isBrowser3\) \{(?=\s+restoreAppliedTransitions)/g, 'if (false) {'],
];

const WARNING = /^(?:warning|warningOnce|warnOnce)$/;
const CHECK = /^invariant2?$/;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Cut = { start: number; end: number; by: string };

function findMessages(value: unknown): Cut[] {
  if (Array.isArray(value)) return value.flatMap(findMessages);
  if (typeof value !== 'object' || value === null) return [];
  const { type, start, end, callee, arguments: given } = value as Node;
  if (type === 'CallExpression') {
    const { name = '' } = callee as { name?: string };
    const [condition] = given as Node[];
    if (WARNING.test(name)) return [{ start, end, by: 'void 0' }];
    if (CHECK.test(name) && condition)
      return [...findMessages(condition), { start: condition.end, end: end - 1, by: '' }];
  }
  return Object.values(value).flatMap(findMessages);
}

function stripMessages(code: string): string {
  let rest = code;
  for (const { start, end, by } of findMessages(parseAst(code).body).toReversed())
    rest = rest.slice(0, start) + by + rest.slice(end);
  return rest;
}

export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/') || !code.includes('function createRouter('))
        return undefined;
      let slim = code;
      for (const [what, answer] of UNUSED_FEATURES) {
        const next = slim.replace(what, answer);
        if (next === slim) throw new Error(`React Router has no ${what} any more: see build/slim-router.ts.`);
        slim = next;
      }
      return { code: stripMessages(slim), map: null };
    },
  };
}
