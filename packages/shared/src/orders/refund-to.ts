import { z } from 'zod';
import { plainDigits } from '../plain-digits.ts';
import { singleLine } from '../plain-text.ts';
import { sentAs } from '../sent-as.ts';

const UPI_MESSAGE = 'Enter a UPI ID like name@bank.';
const IFSC_MESSAGE = 'Enter the 11-character IFSC code, like ABCD0001234.';
const ACCOUNT_MESSAGE = 'Enter an account number of 9 to 18 digits.';

/** `name@bank`: unlike an email address, no dot follows the @. */
export const UpiId = z
  .string(UPI_MESSAGE)
  .trim()
  .overwrite(plainDigits)
  .toLowerCase()
  .regex(/^[a-z0-9._-]{2,100}@[a-z][a-z0-9]{1,63}$/, UPI_MESSAGE);

/** Four letters for the bank, a zero, six characters for the branch (Reserve Bank of India). */
export const Ifsc = z
  .string(IFSC_MESSAGE)
  .trim()
  .overwrite(plainDigits)
  .toUpperCase()
  .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, IFSC_MESSAGE);

export const AccountNumber = z
  .string(ACCOUNT_MESSAGE)
  .transform((typed) => plainDigits(typed).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{9,18}$/, ACCOUNT_MESSAGE))
  .meta(sentAs({ type: 'string', pattern: '^[0-9]{9,18}$' }));

export const REFUND_TO_MESSAGE = 'Choose UPI or a bank account.';

export const RefundTo = z.discriminatedUnion(
  'method',
  [
    z.object({ method: z.literal('upi'), upiId: UpiId }),
    z.object({
      method: z.literal('bank'),
      holder: singleLine({ max: 100, missing: 'Enter the name on the account.' }),
      accountNumber: AccountNumber,
      ifsc: Ifsc,
    }),
  ],
  REFUND_TO_MESSAGE,
);
export type RefundTo = z.infer<typeof RefundTo>;

export const MaskedRefundTo = z.object({ method: z.enum(['upi', 'bank']), shown: z.string() });
export type MaskedRefundTo = z.infer<typeof MaskedRefundTo>;

/** `asha.rao@okbank` → `as…@okbank`; an account → `…4321, ABCD0001234`. */
export function maskRefundTo(to: RefundTo): MaskedRefundTo {
  if (to.method === 'bank') return { method: 'bank', shown: `…${to.accountNumber.slice(-4)}, ${to.ifsc}` };
  const [name = '', bank = ''] = to.upiId.split('@');
  return { method: 'upi', shown: `${name.slice(0, name.length > 3 ? 2 : 1)}…@${bank}` };
}
