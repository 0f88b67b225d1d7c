import { z } from 'zod';

const text = z.string().optional();

/**
 * Who sells and who answers, as the Consumer Protection (E-Commerce) Rules 2020 (rules 4 and 5) want it told. All of it
 * is the owner's to give: what is absent has not been given yet, and pages say so.
 */
export const StoreContact = z.object({
  legalName: text,
  /** Of the principal office; lines are kept. */
  address: text,
  gstin: text,
  email: text,
  phone: text,
  /** When somebody answers: "Mon to Sat, 9 am to 7 pm". */
  hours: text,
  grievanceOfficer: z.object({ name: text, designation: text, email: text, phone: text }).optional(),
});
export type StoreContact = z.infer<typeof StoreContact>;
