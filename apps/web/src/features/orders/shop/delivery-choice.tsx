import { formatRupees } from '@e-store/shared/money';
import { DELIVERY_METHODS, type DeliveryMethod, deliveryWindow } from '@e-store/shared/orders/delivery';
import { Package, Truck } from 'lucide-react';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { formatDays } from '@e-store/shared/format-day';
import { ChoiceBox, ChoiceGroup } from './choice-box.tsx';

type DeliveryChoiceProps = {
  method: DeliveryMethod;
  prices: Record<DeliveryMethod, number> | undefined;
  now: Date;
  pincode: string | undefined;
  onChoose: (method: DeliveryMethod) => void;
};

const ICONS = { standard: Package, express: Truck };

export function DeliveryChoice({ method, prices, now, pincode, onChoose }: DeliveryChoiceProps) {
  return (
    <ChoiceGroup title={checkoutMessages.delivery}>
      {DELIVERY_METHODS.map((one) => (
        <ChoiceBox
          key={one}
          name="deliveryMethod"
          value={one}
          icon={ICONS[one]}
          checked={one === method}
          title={[checkoutMessages.deliveryNames[one], prices && formatDeliveryPrice(prices[one])]
            .filter(Boolean)
            .join(', ')}
          detail={formatDays(deliveryWindow(now, one, pincode))}
          onChange={() => onChoose(one)}
        />
      ))}
    </ChoiceGroup>
  );
}

const formatDeliveryPrice = (price: number) => (price === 0 ? checkoutMessages.free : formatRupees(price));
