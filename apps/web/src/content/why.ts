export type Reason = {
  key: 'shipping' | 'payments' | 'returns' | 'quality';
  title: string;
  text: string;
};

/** Spec §1; the texts say no more than what spec §2 and §9 promise and what the product pages show. */
export const why: { title: string; reasons: readonly Reason[] } = {
  title: 'Why should you choose us?',
  reasons: [
    { key: 'shipping', title: 'Free Shipping', text: 'On purchases over ₹199, in 3-6 business days.' },
    { key: 'payments', title: 'Easy Payments', text: 'Pay in cash when the parcel is in your hands.' },
    { key: 'returns', title: 'Money-Back Guarantee', text: 'Free returns for 30 days.' },
    { key: 'quality', title: 'Finest Quality', text: 'Fabric, fit and care are written beside every piece.' },
  ],
};
