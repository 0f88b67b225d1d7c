export function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    store: (lines: readonly string[] | undefined) => {
      for (const line of lines ?? []) {
        const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
        const at = pair.indexOf('=');
        const ends = attributes.find((one) => /^expires=/i.test(one))?.slice('expires='.length);
        if (ends !== undefined && Date.parse(ends) <= Date.now()) cookies.delete(pair.slice(0, at));
        else if (at > 0) cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
    },
    header: (): { cookie?: string } =>
      cookies.size === 0
        ? {}
        : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  };
}
