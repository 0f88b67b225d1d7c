/** Matches the whole string literal, not a part of it. */
const hasTest = (source, name) => {
  const unescaped = source.replaceAll('\\', '');
  return ["'", '"', '`'].some((quote) => unescaped.includes(quote + name + quote));
};

/**
 * Returns one sentence per broken test reference. Cells contain `` `file` › name ``, separated by `<br>`.
 * @param readTest text of a test file, or `undefined`.
 */
export const findTestFaults = (cell, readTest) =>
  cell.split('<br>').flatMap((named) => {
    const [, file, name] = /^`([^`]+)` › (.+)$/.exec(named) ?? [];
    if (file === undefined) return [`names no test as \`file\` › name: "${named}"`];
    const source = readTest(file);
    if (source === undefined) return [`${file} does not exist`];
    return hasTest(source, name) ? [] : [`${file} has no test "${name}"`];
  });
