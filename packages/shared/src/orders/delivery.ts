import { addDays, indiaDay } from '../india-day.ts';

/** Spec §9: standard 3–6 business days, express for ₹35; express takes 1–2. */
export const DELIVERY_METHODS = ['standard', 'express'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export const BUSINESS_DAYS: Record<DeliveryMethod, { from: number; to: number }> = {
  standard: { from: 3, to: 6 },
  express: { from: 1, to: 2 },
};

export type DeliveryZone = 'metro' | 'remote' | 'other';

/** Pincode prefixes: Delhi, Mumbai, Pune, Hyderabad, Bengaluru, Chennai, Kolkata. */
const METROS = ['110', '400', '411', '500', '560', '600', '700'];
/** Jammu, Kashmir and Ladakh; Lakshadweep; Sikkim; Andamans; Assam and the north-east. */
const REMOTE = ['18', '19', '68255', '737', '744', '78', '79'];

export function deliveryZone(pincode: string): DeliveryZone {
  const beginsWith = (beginning: string) => pincode.startsWith(beginning);
  if (METROS.some(beginsWith)) return 'metro';
  return REMOTE.some(beginsWith) ? 'remote' : 'other';
}

const ZONE_DAYS: Record<DeliveryZone, Record<DeliveryMethod, { from: number; to: number }>> = {
  metro: { standard: { from: 3, to: 4 }, express: { from: 1, to: 2 } },
  other: { standard: { from: 4, to: 5 }, express: { from: 1, to: 2 } },
  remote: { standard: { from: 5, to: 6 }, express: { from: 2, to: 2 } },
};

/** National holidays, `MM-DD`: no delivery, as on Sundays. */
const NATIONAL_HOLIDAYS = ['01-26', '08-15', '10-02'];

/** India, `YYYY-MM-DD`. */
export type DeliveryWindow = { from: string; to: string };

/** Business days after the order's day in India. Without a pincode, the window of all zones. */
export function deliveryWindow(orderedAt: Date, method: DeliveryMethod, pincode?: string): DeliveryWindow {
  const { from, to } = pincode ? ZONE_DAYS[deliveryZone(pincode)][method] : BUSINESS_DAYS[method];
  return { from: businessDayAfter(orderedAt, from), to: businessDayAfter(orderedAt, to) };
}

/** Returns the business day `count` business days after a moment's day in India. */
export function businessDayAfter(orderedAt: Date, count: number): string {
  let day = indiaDay(orderedAt);
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

function isBusinessDay(day: string): boolean {
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  return !isSunday && !NATIONAL_HOLIDAYS.includes(day.slice(5));
}
