import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { NoBreakText } from './no-break-text.tsx';

function wholeIn(text: string) {
  const { container } = render(<NoBreakText>{text}</NoBreakText>);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  return [...container.querySelectorAll('span')].map((span) => span.textContent);
}

describe('what belongs together and stays on one line', () => {
  it.each([
    ['Kochi Harbour Stripe T-Shirt', ['T-Shirt']],
    ['Basic V-Neck T-Shirt in Olive', ['V-Neck', 'T-Shirt']],
    ['T-shirts', ['T-shirts']],
    ['Deccan Straight Jeans', []],
    ['Block-Print Kurta', []],
    ['10-11Y', []],
    ['a-b-c-d-e-f-g', []],
    ['100% combed cotton jersey, 180 g/m²', ['180 g/m²']],
    ['Machine wash at 30 °C with like colours.', ['30 °C']],
    ['Hem 2.5 cm, T-Shirt', ['2.5 cm', 'T-Shirt']],
    ['2 cmos, 30 gloves, 1234567 cm', []],
    [`T-${'shirt'.repeat(9)}`, []],
  ])('%s', (text, whole) => {
    expect(wholeIn(text)).toEqual(whole);
  });
});
