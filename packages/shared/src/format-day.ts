/**
 * Dates and times of India (UTC+5:30, no summer time). Not `Intl`: Node and browsers ship different locale
 * data ("Sep", "Sept"), which breaks hydration.
 */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

export function indiaDay(moment: Date | string): string {
  return inIndia(moment).toISOString().slice(0, 10);
}

/** `2026-11-24` → `Tue 24 Nov` */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

export function formatDayOfYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function formatHour(moment: string): string {
  const date = inIndia(moment);
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

export function formatMoment(moment: string): string {
  return `${formatDay(indiaDay(moment))}, ${formatHour(moment)}`;
}

/** Returns `Tue 24 – Fri 27 Nov`; a shared month appears once. */
export function formatDays({ from, to }: { from: string; to: string }): string {
  if (from === to) return formatDay(to);
  const first = formatDay(from);
  return `${from.slice(0, 7) === to.slice(0, 7) ? first.slice(0, -4) : first} – ${formatDay(to)}`;
}

/** Shifts the time so that UTC getters read Indian time. */
function inIndia(moment: Date | string): Date {
  return new Date(new Date(moment).getTime() + IST_OFFSET_MS);
}
