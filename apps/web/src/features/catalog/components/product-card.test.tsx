import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildProduct } from '../../../testing/build-product.ts';
import { ProductCard } from './product-card.tsx';

const renderCard = (changes: Parameters<typeof buildProduct>[0]) =>
  render(<ProductCard product={buildProduct(changes)} sizes="50vw" />, { wrapper: MemoryRouter });

describe('product card', () => {
  it('shows first picture, name and price, and is one link to the product', () => {
    renderCard({ _id: '00000000000000000000000a', name: 'Goa Stripe T-Shirt' });
    const link = screen.getByRole('link', { name: 'Goa Stripe T-Shirt' });
    expect(link).toHaveAttribute('href', '/product/00000000000000000000000a');
    expect(screen.getByRole('img', { name: 'Front' })).toHaveAttribute('src', '/media/tee.webp');
    expect(link).toHaveTextContent('₹699, was ₹1,399');
  });

  it('has a badge and a struck price only for a true discount', () => {
    const { unmount } = renderCard({ price: 699, mrp: 1399 });
    expect(screen.getByText('-50%')).toBeInTheDocument();
    unmount();
    renderCard({ price: 699, mrp: undefined });
    expect(screen.queryByText(/%$/)).not.toBeInTheDocument();
    expect(screen.queryByText(/1,399/)).not.toBeInTheDocument();
  });

  it.each([
    ['nothing is in stock', { stock: 0 }],
    ['it is off sale', { onSale: false }],
  ])("says 'Out of stock' in place of the price when %s", (_, changes) => {
    renderCard(changes);
    expect(screen.getByText('Out of stock')).toBeInTheDocument();
    expect(screen.queryByText(/₹/)).not.toBeInTheDocument();
  });

  it('names sold out sizes as such', () => {
    renderCard({
      sizes: [
        { size: 'S', stock: 1 },
        { size: 'M', stock: 0 },
      ],
    });
    expect(screen.getByRole('link')).toHaveTextContent('Sizes: S M (sold out)');
  });
});
