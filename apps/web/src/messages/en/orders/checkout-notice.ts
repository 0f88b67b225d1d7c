/** Personal data that an order stores, by entry (Digital Personal Data Protection Act 2023, s. 5). */
export const checkoutNotice = {
  title: 'How we use these details',
  entries: [
    ['Name and address', 'For delivery. They are printed on the parcel for the courier.'],
    ['Mobile number', 'So the courier can call you about this delivery.'],
    ['Email', 'For emails when this order is placed, shipped, cancelled or refunded.'],
    ['Pincode', 'To work out the delivery date, and for the state on the invoice.'],
    ['What you order and pay', 'For delivery, returns and refunds, and because tax law requires records.'],
  ],
  never: 'We do not use these details for advertising and never sell them.',
  more: 'How long we keep them and who sees them',
  withdraw: 'See, correct or delete your data',
  complain: 'Make a complaint',
} as const;
