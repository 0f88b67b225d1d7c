const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `2026-11-24` → `Tue 24 Nov`. UTC preserves the calendar date. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}
