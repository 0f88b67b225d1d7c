import { lineOf } from './blank.js';

const statement = /\b(import|export)\s+(type\s+)?([\w$*{][^'"`;()=]*?\bfrom\s*)?['"]([^'"\n]+)['"]/g;
const dynamic = /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g;

const importsOnlyTypes = (clause) => {
  const braces = clause?.match(/^\{([^}]*)\}\s*from\s*$/)?.[1];
  if (braces === undefined) return false;
  const names = braces.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '').every((name) => name.startsWith('type '));
};

/** As `{ specifier, line, kind }`; `kind` is `static`, `type` or `dynamic`. */
export const readImports = (code) => [
  ...[...code.matchAll(statement)].flatMap(({ 1: word, 2: type, 3: clause, 4: specifier, index }) => {
    if (word === 'export' && clause === undefined) return [];
    const kind = type || importsOnlyTypes(clause) ? 'type' : 'static';
    return [{ specifier, line: lineOf(code, index), kind }];
  }),
  ...[...code.matchAll(dynamic)].map(({ 1: specifier, index }) => ({
    specifier,
    line: lineOf(code, index),
    kind: 'dynamic',
  })),
];
