import { spreadOf } from './spread.js';

/**
 * @typedef {{ median: number, least: number, most: number }} Spread
 * @typedef {object} Figure one line of a bench: what was measured, three times
 * @property {string} name
 * @property {string} unit
 * @property {Spread} figure
 * @property {Spread} [bare] the same of the bare server that was measured in turns with it
 * @property {Spread} [ratio] to the bare one, round by round
 * @property {{ ratio?: number, atLeast?: number, atMost?: number }} goal
 * @property {boolean} isReached
 * @property {string} [note] what else was seen
 */

const reaches = ({ ratio: share, atLeast = -Infinity, atMost = Infinity }, figure, ratio) =>
  figure.median >= atLeast && figure.median <= atMost && (share === undefined || ratio.median >= share);

/**
 * @param {{ name: string, unit: string, runs: number[], bareRuns?: number[], goal?: Figure['goal'], note?: string }} measured
 * @returns {Figure}
 */
export const toFigure = ({ name, unit, runs, bareRuns, goal = {}, note }) => {
  const figure = spreadOf(runs);
  const ratio = bareRuns && spreadOf(runs.map((run, round) => run / bareRuns[round]));
  return {
    name,
    unit,
    figure,
    ...(bareRuns && { bare: spreadOf(bareRuns), ratio }),
    goal,
    isReached: reaches(goal, figure, ratio),
    ...(note && { note }),
  };
};

const digits = (number) => (number < 10 ? number.toFixed(2) : Math.round(number).toLocaleString('en'));
const percent = (share) => `${Math.round(share * 100)} %`;
const between = ({ median, least, most }, write, unit = '') =>
  `${write(median)}${unit} (${write(least)}–${write(most)})`;

const goalOf = ({ ratio, atLeast, atMost }, unit) =>
  [
    ratio !== undefined && `≥ ${percent(ratio)}`,
    atLeast !== undefined && `≥ ${digits(atLeast)} ${unit}`,
    atMost !== undefined && `≤ ${digits(atMost)} ${unit}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Figures as a table of Markdown: it reads well on a terminal, and stands in the documents as it is. */
export const toTable = (figures) => {
  const rows = figures.map(({ name, unit, figure, bare, ratio, goal, isReached, note }) => [
    name,
    between(figure, digits, ` ${unit}`),
    bare ? between(bare, digits) : '',
    ratio ? between(ratio, percent) : '',
    goalOf(goal, unit),
    Object.keys(goal).length === 0 ? '' : isReached ? 'yes' : 'no',
    note ?? '',
  ]);
  const head = ['measure', 'median (spread)', 'bare', 'of bare', 'goal', 'reached', 'also'];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column].length)),
  );
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
};
