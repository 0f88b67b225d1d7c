/** The words of the box that tells when a parcel comes. */
export const deliveryWords = {
  getItBy: (day: string) => `Get it by ${day}`,
  field: 'Pincode',
  hint: 'for the days at your door',
  check: 'Check',
  change: 'Change',
  changeLabel: 'Change the pincode',
  to: ({ pincode, city }: { pincode: string; city: string }) => `Delivery to ${pincode} ${city}:`,
  standard: (days: string) => `${days};`,
  express: (days: string) => `express ${days}`,
};
