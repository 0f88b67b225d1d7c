import type { Promises } from '../store/promises.ts';

export type Reason = {
  key: 'shipping' | 'payments' | 'returns' | 'quality';
  title: string;
  text: string;
};

export const whyTitle = 'Why should you choose us?';

/** Titles of spec §1; texts promise no more than spec §2, §9 and the product pages. */
export const reasons = ({ freeShipping, moneyBack }: Promises): readonly Reason[] => [
  { key: 'shipping', title: 'Free Shipping', text: freeShipping },
  { key: 'payments', title: 'Easy Payments', text: 'Pay in cash when you receive your parcel.' },
  { key: 'returns', title: 'Money-Back Guarantee', text: moneyBack },
  { key: 'quality', title: 'Finest Quality', text: 'Fabric, fit and care are listed for every product.' },
];
