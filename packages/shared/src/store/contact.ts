import { z } from 'zod';

const text = z.string().optional();

/**
 * Seller details required by the Consumer Protection (E-Commerce) Rules 2020 (rules 4 and 5). Absent details
 * are shown as missing.
 */
export const StoreContact = z.object({
  legalName: text,
  address: text,
  gstin: text,
  email: text,
  phone: text,
  hours: text,
  grievanceOfficer: z.object({ name: text, designation: text, email: text, phone: text }).optional(),
});
export type StoreContact = z.infer<typeof StoreContact>;
