const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The calendar day in India (UTC+5:30, no summer time) at that moment, `YYYY-MM-DD`. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}
