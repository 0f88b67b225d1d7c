import type { FailureReason } from '@e-store/shared/orders/failed-delivery';

const attemptsOf = (count: number) => (count === 1 ? '1 failed attempt' : `${count} failed attempts`);

/** Failed deliveries in E-DASH. */
export const failedDeliveryMessages = {
  title: 'Failed deliveries',
  reasons: {
    'nobody-home': 'Nobody at home',
    unreachable: 'Customer unreachable',
    'address-not-found': 'Address incomplete or not found',
    'other-day': 'Customer asked for another day',
    refused: 'Customer refused the parcel',
    'cash-not-ready': 'Cash not ready',
    damaged: 'Parcel damaged',
    'area-not-reachable': 'Area not reachable',
  } satisfies Record<FailureReason, string>,
  noReason: 'No reason given',
  why: 'Reason',
  whyMissing: 'Choose a reason.',
  nextAttempt: 'Next attempt (optional)',
  nextAttemptHint: 'Leave empty if no further attempt is planned.',
  customerMail: (count: number) =>
    count === 1
      ? 'The customer gets an email with the reason and a link to choose another day.'
      : 'Customers get an email with the reason and a link to choose another day.',
  attemptsWith: (count: number, reason: string) => `${attemptsOf(count)}: ${reason}`,
  attempt: (number: number) => `Attempt ${number}:`,
  next: (day: string) => `Next attempt ${day}`,
  noNext: 'No further attempt planned',
  wishDay: (day: string) => `Customer chose ${day}`,
  wishAnyDay: 'Customer is fine with any day',
  wishPhone: (phone: string) => `Other mobile ${phone}`,
  wishEvent: 'Customer’s delivery choice',
  callInstead: (phone: string) => `Number on the order: ${phone}`,
  proposal: (count: number) => `${attemptsOf(count)}. Consider returning this parcel to the shop.`,
  returnCost: 'Return cost (₹)',
  returnCostEach: 'Return cost per parcel (₹)',
  returnCostHint: 'What the courier charges. Leave empty to use the cost set for the courier.',
  returnCostInvalid: 'Enter whole rupees up to ₹10,000.',
  returnCostOf: (amount: string) => `Return cost ${amount}`,
  tabs: { 'attempts-due': 'Attempts due', 'return-proposed': 'To return' },
};
