import type { DemoProduct } from './demo-product.ts';
import { kidsJeans } from './kids-jeans.ts';
import { kidsShirts } from './kids-shirts.ts';
import { kidsTShirts } from './kids-t-shirts.ts';
import { menJeans } from './men-jeans.ts';
import { menShirts } from './men-shirts.ts';
import { menTShirts } from './men-t-shirts.ts';
import { womenJeans } from './women-jeans.ts';
import { womenShirts } from './women-shirts.ts';
import { womenTShirts } from './women-t-shirts.ts';

export type { DemoProduct } from './demo-product.ts';

export const demoProducts: readonly DemoProduct[] = [
  ...menTShirts,
  ...menShirts,
  ...menJeans,
  ...womenTShirts,
  ...womenShirts,
  ...womenJeans,
  ...kidsTShirts,
  ...kidsShirts,
  ...kidsJeans,
];
