/**
 * Rewrites a pattern for ECMA-262, Python `re`, RE2 and Java: `\d` and `\w` differ for non-ASCII text, and
 * RE2 lacks `\uHHHH`.
 * @throws Error for look-around, named groups, back-references and `\p{…}`
 */
export function portablePattern(source: string): string {
  const unportable = /\(\?(?!:)|\\[pPkbBc1-9]|\\u\{/.exec(source);
  if (unportable) throw new Error(`No common form of ${unportable[0]} in the pattern ${source}`);
  let isInClass = false;
  return source.replace(/\\u([0-9A-Fa-f]{4})|\\([\s\S])|[[\]]/g, (token, code?: string, escaped?: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    if (escaped === 'd') return isInClass ? '0-9' : '[0-9]';
    if (escaped === 'w') return isInClass ? 'A-Za-z0-9_' : '[A-Za-z0-9_]';
    if (escaped === '/') return '/';
    if (escaped !== undefined) return token;
    isInClass = token === '[';
    return token;
  });
}
