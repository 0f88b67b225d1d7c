import { daysBetween, indiaDateTime, indiaDay } from './india-day.ts';

/**
 * India (UTC+5:30, no summer time). Not `Intl`: Node and browsers differ in locale data ("Sep", "Sept"),
 * which breaks hydration.
 */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

let currentDay: string | undefined;

/** Of the server: a hydrated page keeps its texts. */
export function setCurrentDay(day: string): void {
  currentDay = day;
}

/** `2026-11-24` → `Tue 24 Nov`, with its year unless that is clear. */
export function formatDay(day: string): string {
  const today = currentDay ?? indiaDay(new Date());
  const year = day.slice(0, 4);
  const isClear = year === today.slice(0, 4) || (day > today && daysBetween(today, day) < 90);
  return isClear ? formatDayOfAnyYear(day) : `${formatDayOfAnyYear(day)} ${year}`;
}

function formatDayOfAnyYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

export function formatDayOfYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function formatHour(moment: string): string {
  const [hours, minutes] = indiaDateTime(moment).slice(11).split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

export function formatMoment(moment: string): string {
  return `${formatDay(indiaDay(moment))}, ${formatHour(moment)}`;
}

/** `Tue 24 – Fri 27 Nov`; a shared month appears once. */
export function formatDays({ from, to }: { from: string; to: string }): string {
  const [first, last] = [formatDayOfAnyYear(from), formatDayOfAnyYear(to)];
  if (from === to) return last;
  return `${from.slice(0, 7) === to.slice(0, 7) ? first.slice(0, -4) : first} – ${last}`;
}
