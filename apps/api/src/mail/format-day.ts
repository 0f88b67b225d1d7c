const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `2026-11-24` → `Tue 24 Nov`. A calendar date has no time zone; UTC keeps it the day it is. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}
