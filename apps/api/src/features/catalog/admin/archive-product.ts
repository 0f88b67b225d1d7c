import { archiveProduct, restoreProduct } from '@e-store/shared/catalog/staff-endpoints';
import { route } from '../../../platform/http/route.ts';
import { lockCategory } from '../product.model.ts';
import { saveProduct } from './save-product.ts';
import { toStaffProduct } from './staff-product.ts';
import { versionTag } from '../../../platform/http/version-tag.ts';

/** Never deleted, because orders, reviews and the stock ledger refer to products. */
export const archiveProductRoute = route(archiveProduct, async (input, context) => {
  const saved = await saveProduct(context, input, input.params.id, 'product.archived', ({ status }) =>
    status === 'archived'
      ? { set: {} }
      : { set: { status: 'archived', statusBefore: status, publishAt: undefined } },
  );
  input.answer.header('ETag', versionTag(saved));
  return toStaffProduct(saved);
});

export const restoreProductRoute = route(restoreProduct, async (input, context) => {
  const saved = await saveProduct(
    context,
    input,
    input.params.id,
    'product.restored',
    async (now, transaction) => {
      if (now.status !== 'archived') return { set: {} };
      await lockCategory(context, now.category, transaction);
      return { set: { status: now.statusBefore ?? 'draft', statusBefore: undefined } };
    },
  );
  input.answer.header('ETag', versionTag(saved));
  return toStaffProduct(saved);
});
