type UpiPayment = {
  /** UPI ID of the shop. */
  payee: string;
  payeeName: string;
  /** Whole rupees. */
  amount: number;
  /** Order number; the payer's bank shows it on statements. */
  reference: string;
};

/**
 * NPCI's UPI Linking Specification (1.6): payee address `pa`, name `pn`, amount `am` with two decimals,
 * currency `cu`, transaction reference `tr` and note `tn`.
 */
export function upiPaymentLink({ payee, payeeName, amount, reference }: UpiPayment): string {
  const fields = {
    pa: payee,
    pn: payeeName,
    am: `${amount}.00`,
    cu: 'INR',
    tr: reference,
    tn: `Order ${reference}`,
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  // Payment apps read the @ of an address literally.
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
