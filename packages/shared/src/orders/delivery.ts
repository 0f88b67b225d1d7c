/** Spec §9: standard in 3–6 business days, express for 35; express takes 1–2 (`product.md`). */
export const DELIVERY_METHODS = ['standard', 'express'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export const BUSINESS_DAYS: Record<DeliveryMethod, { from: number; to: number }> = {
  standard: { from: 3, to: 6 },
  express: { from: 1, to: 2 },
};

/** The three national holidays of India, as `MM-DD`: no parcel moves on them, nor on Sundays. */
const NATIONAL_HOLIDAYS = ['01-26', '08-15', '10-02'];

const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** First and last day of delivery as calendar dates of India, `YYYY-MM-DD`. */
export type DeliveryWindow = { from: string; to: string };

/**
 * The days on which an order placed at `orderedAt` arrives, counting business days after the day of the order in India
 * time (UTC+5:30, no summer time).
 */
export function deliveryWindow(orderedAt: Date, method: DeliveryMethod): DeliveryWindow {
  const { from, to } = BUSINESS_DAYS[method];
  return { from: businessDayAfter(orderedAt, from), to: businessDayAfter(orderedAt, to) };
}

function businessDayAfter(orderedAt: Date, count: number): string {
  // The calendar day in India, held at UTC midnight so that the UTC getters read it.
  let day = new Date(Math.floor((orderedAt.getTime() + IST_OFFSET_MS) / DAY_MS) * DAY_MS);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isBusinessDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

function isBusinessDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && !NATIONAL_HOLIDAYS.includes(day.toISOString().slice(5, 10));
}
