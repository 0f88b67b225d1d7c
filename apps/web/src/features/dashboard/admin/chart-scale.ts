const STEPS = [1, 2, 2.5, 5, 10];
const MOST_LINES = 4;

export type ChartScale = { low: number; high: number; ticks: number[] };

export function chartScale(values: readonly number[]): ChartScale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const step = roundStep(Math.max(top - bottom, 1) / MOST_LINES);
  const high = Math.max(step, Math.ceil(top / step) * step);
  const low = Math.floor(bottom / step) * step;
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = STEPS.find((one) => one * power >= least) ?? 10;
  return Math.max(1, factor * power);
}
