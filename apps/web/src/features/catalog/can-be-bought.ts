/** Spec §2: below one piece, or switched off sale, a product shows 'Out of stock' and cannot be ordered. */
export function canBeBought({ onSale, stock }: { onSale: boolean; stock: number }): boolean {
  return onSale && stock >= 1;
}
