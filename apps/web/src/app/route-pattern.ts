type Match = { route: { path?: string } };

/** Where no route of ours is. */
const NONE = 'none';

/** The pattern of what an address led to, `/product/:id`: one of as many as there are routes, whatever was typed. */
export function routePattern(matches: readonly Match[]): string {
  const pattern = matches.reduce((before, { route: { path } }) => joined(before, path), '');
  return pattern.includes('*') ? NONE : pattern || NONE;
}

const joined = (before: string, path: string | undefined) =>
  path === undefined ? before : path.startsWith('/') ? path : `${before.replace(/\/$/, '')}/${path}`;
