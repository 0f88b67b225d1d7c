export const deliveryMessages = {
  getItBy: (day: string) => `Get it by ${day}`,
  field: 'Pincode',
  hint: 'Enter your pincode to see delivery dates',
  check: 'Check',
  change: 'Change',
  changeLabel: 'Change pincode',
  to: ({ pincode, city }: { pincode: string; city: string }) => `${pincode} ${city} ·`,
  /** Cash on delivery is available wherever the shop delivers. */
  cash: 'cash on delivery available',
  standard: (days: string) => `Standard ${days} ·`,
  express: (days: string) => `express ${days}`,
};
