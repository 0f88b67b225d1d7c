/**
 * Half outlines, mirrored at the middle line. x is the distance from the middle (400 of 800), y runs down.
 */
export type Step =
  readonly ['M' | 'L', number, number] | readonly ['C', number, number, number, number, number, number];

export type Side = 1 | -1;
export const SIDES: readonly Side[] = [-1, 1];

const MIDDLE = 400;

export const num = (value: number): string => String(Math.round(value * 10) / 10);
export const fine = (value: number): string => String(Math.round(value * 100) / 100);

export function half(steps: readonly Step[], side: Side = 1): string {
  const draw = ([command, ...points]: Step) =>
    command + points.map((v, i) => num(i % 2 ? v : MIDDLE + side * v)).join(' ');
  return steps.map(draw).join('');
}

export const both = (steps: readonly Step[]): string => half(steps, 1) + half(steps, -1);

const end = (step: Step): [number, number] => (step[0] === 'C' ? [step[5], step[6]] : [step[1], step[2]]);

export function mirrored(steps: readonly Step[]): string {
  let outline = half(steps);
  const last = steps.at(-1);
  if (!last) return '';
  const [lastX, lastY] = end(last);
  if (lastX !== 0) outline += `L${num(MIDDLE - lastX)} ${num(lastY)}`;
  for (let i = steps.length - 1; i > 0; i--) {
    const step = steps[i];
    const before = steps[i - 1];
    if (!step || !before) continue;
    const [x, y] = end(before);
    const to = `${num(MIDDLE - x)} ${num(y)}`;
    outline +=
      step[0] === 'C'
        ? `C${num(MIDDLE - step[3])} ${num(step[4])} ${num(MIDDLE - step[1])} ${num(step[2])} ${to}`
        : `L${to}`;
  }
  return `${outline}Z`;
}

export function arch(
  fromY: number,
  [, x1, y1, x2, y2, x, y]: Extract<Step, readonly ['C', ...number[]]>,
): string {
  const left = (v: number) => num(MIDDLE - v);
  const right = (v: number) => num(MIDDLE + v);
  return (
    `M${left(x)} ${num(y)}C${left(x2)} ${num(y2)} ${left(x1)} ${num(y1)} ${MIDDLE} ${num(fromY)}` +
    `C${right(x1)} ${num(y1)} ${right(x2)} ${num(y2)} ${right(x)} ${num(y)}`
  );
}

export const moved = (steps: readonly Step[], dx: number): Step[] =>
  steps.map((step) =>
    step[0] === 'C'
      ? ['C', step[1] + dx, step[2], step[3] + dx, step[4], step[5] + dx, step[6]]
      : [step[0], step[1] + dx, step[2]],
  );

export function boxArea(outline: string): number {
  const values = (outline.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const span = (odd: 0 | 1) => {
    const axis = values.filter((_, i) => i % 2 === odd);
    return Math.max(...axis) - Math.min(...axis);
  };
  return span(0) * span(1);
}

export type Wrinkle = readonly [x0: number, y0: number, x1: number, y1: number, bend: number, width: number];

export function spindle(x0: number, y0: number, x1: number, y1: number, bend: number, width: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const across = [-(y1 - y0) / length, (x1 - x0) / length] as const;
  const belly = (by: number) =>
    `${num((x0 + x1) / 2 + across[0] * by)} ${num((y0 + y1) / 2 + across[1] * by)}`;
  return `M${num(x0)} ${num(y0)}Q${belly(bend)} ${num(x1)} ${num(y1)}Q${belly(bend + width)} ${num(x0)} ${num(y0)}Z`;
}
