import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildProduct } from '../../../testing/build-product.ts';
import { ProductCardAction, ProductCard } from './product-card.tsx';

const renderCard = (changes: Parameters<typeof buildProduct>[0]) =>
  render(<ProductCard product={buildProduct(changes)} sizes="50vw" />, { wrapper: MemoryRouter });

describe('product card', () => {
  it('shows first picture, name and price, and is one link to the product [spec 2-35]', () => {
    renderCard({ _id: '00000000000000000000000a', name: 'Goa Stripe T-Shirt' });
    const link = screen.getByRole('link', { name: 'Goa Stripe T-Shirt' });
    expect(link).toHaveAttribute('href', '/product/00000000000000000000000a');
    expect(screen.getByRole('img', { name: 'Front' })).toHaveAttribute('src', '/media/tee.webp');
    expect(screen.getByRole('article')).toHaveTextContent('₹699, was ₹1,399');
  });

  it('is called what its link shows, for people who speak to their device', () => {
    renderCard({ name: 'Goa Stripe T-Shirt' });
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent(/^Goa Stripe T-Shirt$/);
    expect(link).toHaveAccessibleName('Goa Stripe T-Shirt');
  });

  it('has a badge and a struck price only for a true discount [spec 2-36] [R90] [C8] [D9]', () => {
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

  it('holds a button beside its link, not inside it', () => {
    render(
      <ProductCardAction value={({ name }) => <button type="button">Save {name}</button>}>
        <ProductCard product={buildProduct({ name: 'Goa Stripe T-Shirt' })} sizes="50vw" />
      </ProductCardAction>,
      { wrapper: MemoryRouter },
    );
    const button = screen.getByRole('button', { name: 'Save Goa Stripe T-Shirt' });
    expect(screen.getByRole('link')).not.toContainElement(button);
    expect(screen.getByRole('article')).toContainElement(button);
  });

  it('has a second picture for whoever points at it, which says nothing more to who listens', () => {
    const [front] = buildProduct().images;
    if (!front) throw new Error('A product has a picture.');
    const { container } = renderCard({ images: [front, { ...front, id: '2', url: '/media/back.webp' }] });
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('names sold out sizes as such', () => {
    renderCard({
      sizes: [
        { size: 'S', stock: 1 },
        { size: 'M', stock: 0 },
      ],
    });
    expect(screen.getByRole('article')).toHaveTextContent('Sizes: S M (out of stock)');
  });
});
