/** An address as it may stand in a log: without its query, which may name people, and without a mailed token (R25). */
export function loggablePath(url: string | undefined): string {
  return (url ?? '')
    .replace(/\?.*$/s, '')
    .replace(
      /(\/password\/reset\/|\/newsletter\/(?:confirm|unsubscribe)\/|\/alerts\/withdraw\/)[^/]+/i,
      '$1…',
    );
}
