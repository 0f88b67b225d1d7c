/** What an order keeps of a person, entry by entry, as the Digital Personal Data Protection Act 2023 (section 5) wants it told. */
export const checkoutNotice = {
  title: 'What we keep of this, and why',
  entries: [
    ['Name and address', 'To deliver. They stand on the parcel, so the courier sees them.'],
    ['Mobile number', 'So that the courier can call you about this delivery.'],
    ['Email', 'For mails about this order: placed, shipped, cancelled, refunded.'],
    ['Pincode', 'For the day of delivery, and for the state on the invoice.'],
    ['What you order and pay', 'To deliver, take back and pay back; then because tax law wants books kept.'],
  ],
  never: 'We send no advertising to these, and sell them to nobody.',
  more: 'For how long, and who else sees it',
  withdraw: 'See, correct or erase it',
  complain: 'Complain',
} as const;
