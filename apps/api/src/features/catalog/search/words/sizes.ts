export const SIZE_WORDS: Readonly<Record<string, string>> = {
  XS: 'xs, extra small, x small, xsmall',
  S: 'small, chhota size, chota size, chhota saiz, स्मॉल',
  M: 'medium, mediam, midium, मीडियम',
  L: 'large, larg, bada size, bada saiz, लार्ज',
  XL: 'xl, extra large, x large, xlarge, extralarge, एक्सएल, एक्स्ट्रा लार्ज',
  XXL: 'xxl, double xl, 2 xl, xx large, डबल एक्सएल',
  XXXL: 'xxxl, triple xl, 3 xl',
};

export const SIZE_LETTERS: readonly string[] = ['s', 'm', 'l'];

export const SIZE_SIGNS = {
  size: 'size, sizes, saiz, saij, sij, naap, waist, weist, kamar, inch, inches, साइज, साइज़, नाप, कमर, इंच',
  years:
    'year, years, yr, yrs, y, year old, years old, yr old, aged, age, saal, sal, saal ke, sal ke, saal ka, saal ki, साल, साल के, वर्ष, varsh, umar, उम्र',
} as const;
