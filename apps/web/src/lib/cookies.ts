/** From a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  const found = cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** The prefix is used over https. */
const SESSION_COOKIES = ['estore_session', '__Host-estore_session'];

export function hasSessionCookie(cookies: string | null | undefined): boolean {
  return SESSION_COOKIES.some((name) => readCookie(cookies, name));
}
