/** The value of a cookie in a `Cookie` header or in `document.cookie`; `undefined` when it is not there. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  const found = cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** The prefix is used where the shop is served over https. */
const SESSION_COOKIES = ['estore_session', '__Host-estore_session'];

/** Whether somebody may be signed in: an anonymous visitor is not asked for. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  return SESSION_COOKIES.some((name) => readCookie(cookies, name));
}
