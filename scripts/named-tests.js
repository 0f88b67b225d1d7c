/** The name as a whole string of the source, so that a half-remembered one does not pass. */
const hasTest = (source, name) => {
  const unescaped = source.replaceAll('\\', '');
  return ["'", '"', '`'].some((quote) => unescaped.includes(quote + name + quote));
};

/**
 * What is wrong with a cell of tests, a sentence each: `` `file` › name ``, several with `<br>` between them. `readTest`
 * answers the text of a test file, `undefined` where there is none.
 */
export const brokenTests = (cell, readTest) =>
  cell.split('<br>').flatMap((named) => {
    const [, file, name] = /^`([^`]+)` › (.+)$/.exec(named) ?? [];
    if (file === undefined) return [`names no test as \`file\` › name: "${named}"`];
    const source = readTest(file);
    if (source === undefined) return [`${file} does not exist`];
    return hasTest(source, name) ? [] : [`${file} has no test "${name}"`];
  });
