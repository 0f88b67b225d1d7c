import * as fc from 'fast-check';
import { sized } from '../config.ts';

const { runs } = sized({ full: { runs: 10_000 }, short: { runs: 200 } });
fc.configureGlobal({ numRuns: runs });

// The properties of prices are those of the unit tests, so many times more: a rule is written down once.
await import('../../packages/shared/src/money.test.ts');
await import('../../packages/shared/src/orders/order-totals.test.ts');
await import('../../packages/shared/src/orders/gst-inside.test.ts');
await import('../../packages/shared/src/promotions/promo-rules.test.ts');
await import('../../packages/shared/src/catalog/discount.test.ts');
