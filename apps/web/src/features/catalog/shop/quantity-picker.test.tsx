import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityPicker } from './quantity-picker.tsx';

function Picker({ stock }: { stock: number }) {
  const [quantity, setQuantity] = useState(1);
  return <QuantityPicker quantity={quantity} stock={stock} onChange={setQuantity} />;
}

describe('quantity', () => {
  it('goes up to the stock and no further, down to 1 and no further [spec 2-63] [spec 5-3] [spec 5-4]', async () => {
    const user = userEvent.setup();
    render(<Picker stock={3} />);
    const quantity = screen.getByRole('status', { name: 'Quantity' });
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    const less = screen.getByRole('button', { name: 'Decrease quantity' });
    await user.click(less);
    expect(quantity).toHaveTextContent('1');
    for (let press = 0; press < 4; press++) await user.click(more);
    expect(quantity).toHaveTextContent('3');
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(more).toHaveFocus();
    for (let press = 0; press < 4; press++) await user.click(less);
    expect(quantity).toHaveTextContent('1');
  });
});
