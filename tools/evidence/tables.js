/**
 * `data`: column names first, headings (`## `), one row per line, cells separated by tabs. `tag` returns a row's
 * tag. The first of `states` needs no remark. Column `tests`: other proof, then the test files.
 */
export const documents = [
  {
    file: 'docs/spec-conformance.md',
    data: 'docs/evidence/spec.tsv',
    numbersIn: 'docs/spec/statements.md',
    tag: (number) => `spec ${number}`,
    states: ['as specified', 'made real', 'made right', 'open'],
    remark: 'reason where it differs',
    tests: 'test',
  },
  {
    file: 'docs/requirements.md',
    data: 'docs/evidence/requirements.tsv',
    tag: (number) => number,
    states: ['done', 'partly', 'open'],
    remark: 'missing',
    tests: 'tests',
    isCounted: true,
  },
  {
    file: 'docs/asvs.md',
    data: 'docs/evidence/asvs.tsv',
    tag: (number) => `ASVS ${number}`,
    states: ['holds', 'partly', 'open', 'deviates', 'outside'],
    remark: 'note',
    tests: 'proved by',
    isCounted: true,
  },
  {
    file: 'docs/dark-patterns.md',
    data: 'docs/evidence/dark-patterns.tsv',
    tag: (number) => number,
    tests: 'guarded by',
  },
];

/**
 * As `{ columns, rows }`. Empty last cells may be left out.
 */
export const readData = (text) => {
  const [header, ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  let heading = '';
  const rows = [];
  for (const line of lines) {
    if (line.startsWith('## ')) heading = line;
    else {
      const cells = line.split('\t');
      const named = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
      rows.push({ heading, cells: named, isWhole: cells.length <= columns.length });
    }
  }
  return { columns, rows };
};

const proofOf = ({ tag, tests }, { cells }, filesOf) => [
  ...cells[tests].split('<br>').filter(Boolean),
  ...(filesOf.get(tag(cells.number)) ?? []).map((file) => `\`${file}\``),
];

const line = (cells) => `| ${cells.join(' | ')} |`;
const headOf = (columns) => [line(columns), `|${'---|'.repeat(columns.length)}`];

const countStates = (states, rows) => {
  const row = (name, some) =>
    line([name, ...states.map((state) => some.filter(({ cells }) => cells.state === state).length)]);
  const headings = [...new Set(rows.map(({ heading }) => heading))];
  const groups = headings.map((heading) =>
    row(
      heading.slice(3),
      rows.filter((one) => one.heading === heading),
    ),
  );
  return [...headOf(['', ...states]), ...groups, row('in all', rows)].join('\n');
};

const begin = '<!-- evidence: npm run evidence writes this part -->';
const end = '<!-- evidence end -->';

/** `filesOf` maps a tag to its test files. */
export const writeTables = (text, document, { columns, rows }, filesOf) => {
  const parts = document.isCounted ? [countStates(document.states, rows)] : [];
  for (const heading of new Set(rows.map((row) => row.heading))) {
    const table = rows
      .filter((row) => row.heading === heading)
      .map((row) =>
        line(
          columns.map((column) =>
            column === document.tests ? proofOf(document, row, filesOf).join('<br>') : row.cells[column],
          ),
        ),
      );
    parts.push(...[heading, [...headOf(columns), ...table].join('\n')].filter(Boolean));
  }
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${document.file} lacks ${begin} or ${end}`);
  return `${before}${begin}\n\n${parts.join('\n\n')}\n\n${end}${after}`;
};

const numbersOf = (markdown) => [...markdown.matchAll(/^\| (\d+-\d+) \|/gm)].map(([, number]) => number);

/**
 * One sentence per fault.
 * @param stateOf state of a requirement, or `undefined`; other rows rest on requirements
 * @param read text of a file, or `undefined`
 */
export const findFaults = (document, { rows }, { filesOf, stateOf, read, exists }) => {
  const numbers = rows.map(({ cells }) => cells.number);
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const missing = document.numbersIn
    ? numbersOf(read(document.numbersIn)).filter((number) => !numbers.includes(number))
    : [];
  const { states, remark } = document;
  return [
    ...twice.map((number) => `${number} stands twice`),
    ...missing.map((number) => `${number} has no row`),
    ...rows.flatMap((row) => {
      const { number, state, where = '' } = row.cells;
      const faults = row.isWhole ? [] : ['has too many cells'];
      if (states && !states.includes(state)) faults.push(`"${state}" is not a state`);
      if (states && state !== states[0] && !row.cells[remark]) faults.push(`${state}, but no ${remark}`);
      const proof = proofOf(document, row, filesOf);
      if (state !== 'open' && proof.length === 0) faults.push(`${state ?? 'there'}, but no test has its tag`);
      for (const item of [...where.split('<br>').filter(Boolean), ...proof]) {
        const file = /^`([^`]+)`$/.exec(item)?.[1];
        if (file ? !exists(file) : !stateOf(item)) faults.push(`names ${item}, which does not exist`);
        if (state === 'holds' && !file && stateOf(item) !== 'done') faults.push(`rests on ${item}, not done`);
      }
      return faults.map((fault) => `${number}: ${fault}`);
    }),
  ].map((fault) => `${document.data} ${fault}`);
};
