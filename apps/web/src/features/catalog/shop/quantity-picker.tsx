import { canDecrease, canIncrease } from '@e-store/shared/catalog/stock-rules';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { Stepper } from '../../../ui/stepper.tsx';

type QuantityPickerProps = { quantity: number; stock: number; onChange: (quantity: number) => void };

/** Spec §5: at least 1, at most the stock. */
export function QuantityPicker({ quantity, stock, onChange }: QuantityPickerProps) {
  return (
    <Stepper
      label={productMessages.quantity}
      value={quantity}
      canDecrease={canDecrease(quantity)}
      canIncrease={canIncrease(quantity, stock)}
      onChange={onChange}
    />
  );
}
