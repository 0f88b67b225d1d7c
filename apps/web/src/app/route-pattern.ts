const NONE = 'none';

/** Such as `/product/:id`: bounded in number, unlike addresses. */
export function routePattern(matches: readonly { route: { path?: string } }[]): string {
  const pattern = matches.reduce((before, { route: { path } }) => joined(before, path), '');
  return pattern.includes('*') ? NONE : pattern || NONE;
}

const joined = (before: string, path: string | undefined) =>
  path === undefined ? before : path.startsWith('/') ? path : `${before.replace(/\/$/, '')}/${path}`;
