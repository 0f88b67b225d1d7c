import { computeSpread } from './spread.js';

const isGoalReached = ({ ratio: share, atLeast = -Infinity, atMost = Infinity }, spread, ratio) =>
  spread.median >= atLeast && spread.median <= atMost && (share === undefined || ratio.median >= share);

/** With the ratio to the bare server by round, if it ran. */
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
