/** Spec §9: standard in 3–6 business days, express for 35; express takes 1–2 (`product.md`). */
export const DELIVERY_METHODS = ['standard', 'express'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export const BUSINESS_DAYS: Record<DeliveryMethod, { from: number; to: number }> = {
  standard: { from: 3, to: 6 },
  express: { from: 1, to: 2 },
};

/** Where a parcel goes: to the largest cities every night, to the hills and islands by a second carrier. */
export type DeliveryZone = 'metro' | 'remote' | 'other';

/** Beginnings of pincodes. Delhi, Mumbai, Pune, Hyderabad, Bengaluru, Chennai, Kolkata. */
const METROS = ['110', '400', '411', '500', '560', '600', '700'];
/** Jammu, Kashmir and Ladakh; Lakshadweep; Sikkim; the Andamans; Assam and the north-east. */
const REMOTE = ['18', '19', '68255', '737', '744', '78', '79'];

export function deliveryZone(pincode: string): DeliveryZone {
  const beginsWith = (beginning: string) => pincode.startsWith(beginning);
  if (METROS.some(beginsWith)) return 'metro';
  return REMOTE.some(beginsWith) ? 'remote' : 'other';
}

/** Business days of a zone, within those of the method. */
const ZONE_DAYS: Record<DeliveryZone, Record<DeliveryMethod, { from: number; to: number }>> = {
  metro: { standard: { from: 3, to: 4 }, express: { from: 1, to: 2 } },
  other: { standard: { from: 4, to: 5 }, express: { from: 1, to: 2 } },
  remote: { standard: { from: 5, to: 6 }, express: { from: 2, to: 2 } },
};

/** The three national holidays of India, as `MM-DD`: no parcel moves on them, nor on Sundays. */
const NATIONAL_HOLIDAYS = ['01-26', '08-15', '10-02'];

const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** First and last day of delivery as calendar dates of India, `YYYY-MM-DD`. */
export type DeliveryWindow = { from: string; to: string };

/**
 * The days on which an order placed at `orderedAt` arrives, counting business days after the day of the order in India
 * time (UTC+5:30, no summer time). Without a pincode: on which they arrive anywhere.
 */
export function deliveryWindow(orderedAt: Date, method: DeliveryMethod, pincode?: string): DeliveryWindow {
  const { from, to } = pincode ? ZONE_DAYS[deliveryZone(pincode)][method] : BUSINESS_DAYS[method];
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
