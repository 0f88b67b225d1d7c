export const staffNextStepMessages = {
  delivered: (until: string) => `Delivered. The customer can return items until ${until}.`,
  returnable: (until: string) => `The customer can return more items until ${until}.`,
  deliveredByAdmin: 'An Admin marks this order as delivered once the courier has confirmed it.',
  unpaid: {
    claimed: 'This order is not paid yet. Confirm its payment on the Payments screen first.',
    unclaimed: 'This order is not paid yet. The customer has to pay first, or enter the UTR of the payment.',
    online: 'This order is not paid yet. The customer has to pay first.',
    packing: 'This order is not paid yet.',
  },
  waitsForReturn: {
    full: 'Check the items when they are back, then accept or refuse the return below.',
    packing: 'An Admin will decide on this return.',
  },
};
