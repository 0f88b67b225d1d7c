import { formatRupees } from '@e-store/shared/money';
import { Banknote } from 'lucide-react';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { ChoiceBox, ChoiceGroup } from './choice-box.tsx';

/** Cash on delivery is the only method (spec §9), so it is preselected. */
export function PaymentChoice({ total }: { total: number | undefined }) {
  return (
    <ChoiceGroup title={checkoutMessages.payment}>
      <ChoiceBox
        name="paymentMethod"
        value="COD"
        icon={Banknote}
        title={checkoutMessages.cod}
        detail={
          total === undefined ? checkoutMessages.payAtDoor : checkoutMessages.keepReady(formatRupees(total))
        }
        checked
        readOnly
      />
    </ChoiceGroup>
  );
}
