/** An address for logs, without query and mailed tokens (R25). */
export function redactPath(url: string | undefined): string {
  return (url ?? '')
    .replace(/\?.*$/s, '')
    .replace(
      /(\/password\/reset\/|\/newsletter\/(?:confirm|unsubscribe)\/|\/alerts\/withdraw\/)[^/]+/i,
      '$1…',
    );
}
