/**
 * Days and hours of India (UTC+5:30, no summer time) in the shop's way of writing. Written by hand: Node and browsers
 * carry different versions of the locale's words ("Sep" or "Sept"), and a page must hydrate as it was rendered.
 */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The calendar day in India at that moment, `YYYY-MM-DD`. */
export function indiaDay(moment: Date | string): string {
  return inIndia(moment).toISOString().slice(0, 10);
}

/** `2026-11-24` → `Tue 24 Nov` */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** `2026-11-19` → `19 Nov 2026`, for what lies further back than a weekday tells. */
export function formatDayOfYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The hour of a moment as `6:12 pm`, which no line's end tears apart. */
export function formatHour(moment: string): string {
  const date = inIndia(moment);
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** A moment as `Thu 19 Nov, 6:12 pm`. */
export function formatMoment(moment: string): string {
  return `${formatDay(indiaDay(moment))}, ${formatHour(moment)}`;
}

/** First and last day as `Tue 24 – Fri 27 Nov`; a month is written once when both are of it. */
export function formatDays({ from, to }: { from: string; to: string }): string {
  if (from === to) return formatDay(to);
  const first = formatDay(from);
  return `${from.slice(0, 7) === to.slice(0, 7) ? first.slice(0, -4) : first} – ${formatDay(to)}`;
}

/** The UTC getters of the result read India's clock. */
function inIndia(moment: Date | string): Date {
  return new Date(new Date(moment).getTime() + IST_OFFSET_MS);
}
