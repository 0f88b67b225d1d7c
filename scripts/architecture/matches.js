/** Whether a path is one of those that a rule lists: a folder (`a/b/`), a file, a package, or a pattern. */
export const matches = (path, listed) =>
  listed.some((one) => {
    if (one instanceof RegExp) return one.test(path);
    return one.endsWith('/') || one.endsWith(':') ? path.startsWith(one) : path === one;
  });
