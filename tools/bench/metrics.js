import { computeSpread } from './spread.js';

/**
 * @typedef {{ median: number, least: number, most: number }} Spread
 * @typedef {object} Figure measured three times
 * @property {string} name
 * @property {string} unit
 * @property {Spread} figure
 * @property {Spread} [bare] of the bare server
 * @property {Spread} [ratio] by round
 * @property {{ ratio?: number, atLeast?: number, atMost?: number }} goal
 * @property {boolean} isReached
 * @property {string} [note]
 */

const isGoalReached = ({ ratio: share, atLeast = -Infinity, atMost = Infinity }, spread, ratio) =>
  spread.median >= atLeast && spread.median <= atMost && (share === undefined || ratio.median >= share);

/**
 * @param {{ name: string, unit: string, runs: number[], bareRuns?: number[], goal?: Figure['goal'], note?: string }} measured
 * @returns {Figure}
 */
export const toMetric = ({ name, unit, runs, bareRuns, goal = {}, note }) => {
  const spread = computeSpread(runs);
  const ratio = bareRuns && computeSpread(runs.map((run, round) => run / bareRuns[round]));
  return {
    name,
    unit,
    figure: spread,
    ...(bareRuns && { bare: computeSpread(bareRuns), ratio }),
    goal,
    isReached: isGoalReached(goal, spread, ratio),
    ...(note && { note }),
  };
};

const digits = (number) => (number < 10 ? number.toFixed(2) : Math.round(number).toLocaleString('en'));
const percent = (share) => `${Math.round(share * 100)} %`;
const formatRange = ({ median, least, most }, write, unit = '') =>
  `${write(median)}${unit} (${write(least)}–${write(most)})`;

const formatGoal = ({ ratio, atLeast, atMost }, unit) =>
  [
    ratio !== undefined && `≥ ${percent(ratio)}`,
    atLeast !== undefined && `≥ ${digits(atLeast)} ${unit}`,
    atMost !== undefined && `≤ ${digits(atMost)} ${unit}`,
  ]
    .filter(Boolean)
    .join(', ');

export const toTable = (metrics) => {
  const rows = metrics.map(({ name, unit, figure: spread, bare, ratio, goal, isReached, note }) => [
    name,
    formatRange(spread, digits, ` ${unit}`),
    bare ? formatRange(bare, digits) : '',
    ratio ? formatRange(ratio, percent) : '',
    formatGoal(goal, unit),
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
