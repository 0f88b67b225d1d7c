import * as fc from 'fast-check';
import { selectSizes } from '../config.ts';

const { runs } = selectSizes({ full: { runs: 10_000 }, short: { runs: 200 } });
fc.configureGlobal({ numRuns: runs });

// The unit tests' properties with more cases.
await import('../../packages/shared/src/money.test.ts');
await import('../../packages/shared/src/orders/order-totals.test.ts');
await import('../../packages/shared/src/invoices/calculate-gst.test.ts');
await import('../../packages/shared/src/promotions/promo-rules.test.ts');
await import('../../packages/shared/src/catalog/discount.test.ts');
