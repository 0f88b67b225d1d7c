/** Spec §2: a product with no stock or switched off sale shows 'Out of stock' and cannot be ordered. */
export function isPurchasable({ onSale, stock }: { onSale: boolean; stock: number }): boolean {
  return onSale && stock >= 1;
}
