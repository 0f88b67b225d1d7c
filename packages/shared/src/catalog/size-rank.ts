const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Letters first, then waists and ages by number. */
export function sizeRank(size: string): number {
  const index = LETTER_SIZES.indexOf(size);
  return index === -1 ? 100 + Number.parseInt(size, 10) : index;
}
