/** A rule's folders (`a/b/`), files, packages and patterns. */
export const matches = (path, listed) =>
  listed.some((one) => {
    if (one instanceof RegExp) return one.test(path);
    return one.endsWith('/') || one.endsWith(':') ? path.startsWith(one) : path === one;
  });
