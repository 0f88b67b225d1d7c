export const refundApprovalMessages = {
  needed: 'A second Admin must approve this refund.',
  oldLimit: (limit: string) =>
    `The limit was raised or turned off, but the old limit of ${limit} still applies to you until another Admin changes it.`,
  ask: (amount: string) => `Request approval for ${amount}`,
  requested: (number: string) => `Approval of the refund for ${number} requested.`,
  waiting: (by: string, at: string) => `Waiting for a second Admin. ${by} requested approval on ${at}.`,
  declined: (by: string, reason: string) => `${by} declined this refund: ${reason}`,
  askedBy: (by: string, at: string) => `Requested by ${by} on ${at}`,
  isOwn: 'You requested this approval, so another Admin has to decide.',
  approve: 'Approve refund',
  decline: 'Decline refund',
  approveTitle: (amount: string, number: string) => `Approve the refund of ${amount} for ${number}?`,
  approveLead: 'The refund can then be paid. Check the order and where the money goes first.',
  refundTo: (account: string) => `Refund to ${account}`,
  refundToPayer: (references: string) => `Refund the way it was paid: ${references}`,
  ifNotPossible: (to: string) => `If that fails, to ${to}`,
  approvedBy: (by: string, at: string) => `Approved by ${by} on ${at}`,
  declineTitle: (amount: string, number: string) => `Decline the refund of ${amount} for ${number}?`,
  reason: 'Reason (visible to staff)',
  reasonMissing: 'Enter a reason.',
  back: 'Go back',
  approved: (number: string) => `Refund for ${number} approved. It can be paid now.`,
  declinedToast: (number: string) => `Refund for ${number} declined.`,
  noSecondAdmin:
    'No second Admin can approve refunds above the limit right now. Add one, who can approve after 24 hours, or turn off the approval of refunds in the payment settings.',
  secondAdminFrom: (moment: string) =>
    `No second Admin can approve refunds above the limit yet. The Admin added in the last 24 hours can do so from ${moment}.`,
  ifCancelled: (amount: string) => `A refund of ${amount} becomes due.`,
  ifCancelledHeld: (amount: string) =>
    `A refund of ${amount} becomes due. A second Admin must approve it before it can be paid.`,
  openSettings: 'Open settings',
  openToApprove: 'Open refunds to approve',
};
