const TOPS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const JEANS = ['28', '30', '32', '34', '36', '38'];
const KIDS = ['2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y', '12-13Y'];

/** Sizes of a category: letters, waists in inches, or ages in years. */
export function sizesFor(category: string, department: string): readonly string[] {
  if (department === 'kids') return KIDS;
  return category === 'jeans' ? JEANS : TOPS;
}
