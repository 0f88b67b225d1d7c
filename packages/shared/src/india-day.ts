const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `YYYY-MM-DD` in India (UTC+5:30, no summer time). */
export function indiaDay(moment: Date | string): string {
  return indiaDateTime(moment).slice(0, 10);
}

/** `2026-11-20 18:05` in India, sortable in spreadsheets. */
export const indiaDateTime = (moment: Date | string): string =>
  new Date(new Date(moment).getTime() + IST_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');

/** `2026-02-27` and 3 → `2026-03-02`. UTC avoids gaps. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
