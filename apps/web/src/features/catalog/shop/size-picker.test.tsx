import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SizePicker } from './size-picker.tsx';

const sizes = [
  { size: 'S', stock: 9 },
  { size: 'M', stock: 2 },
  { size: 'XL', stock: 0 },
];

describe('sizes', () => {
  it('are radio buttons, the chosen one named', () => {
    render(<SizePicker sizes={sizes} chosen="M" onChoose={() => {}} />);
    expect(screen.getByRole('group', { name: 'Size: M' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('2 left in size M');
  });

  it('are chosen by a press', async () => {
    const onChoose = jest.fn();
    render(<SizePicker sizes={sizes} chosen="M" onChoose={onChoose} />);
    await userEvent.setup().click(screen.getByRole('radio', { name: 'S' }));
    expect(onChoose).toHaveBeenCalledWith('S');
  });

  it('stay visible and can be chosen when they are sold out', () => {
    render(<SizePicker sizes={sizes} chosen="XL" onChoose={() => {}} />);
    expect(screen.getByRole('radio', { name: 'XL, out of stock' })).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('Size XL is out of stock');
  });

  it('are not asked for a product without sizes', () => {
    render(<SizePicker sizes={[]} chosen={undefined} onChoose={() => {}} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
