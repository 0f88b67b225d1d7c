import { adjustStock } from '@e-store/shared/catalog/staff-endpoints';
import { route } from '../../../platform/http/route.ts';
import { adjustSizeStock } from './adjust-size-stock.ts';
import { assertNotRepeated, assertStockUnchanged } from './assert-stock-unchanged.ts';
import { assertNotArchived, saveProduct } from './save-product.ts';
import { toStaffProduct } from './to-staff-product.ts';
import { parseIfMatch, versionTag } from '../../../platform/http/version-tag.ts';

/**
 * Changes stock by the difference between seen and entered values, so that later sales still count. With
 * `If-Match`, rejects any staff change of the same stock since that version. Otherwise rejects an outdated
 * count, and a repeat without its own `Idempotency-Key`.
 */
export const adjustStockRoute = route(adjustStock, async (input, context) => {
  const { idempotencyKey } = input;
  const { lines, cause, note } = input.body;
  const seen = input.ifMatch === undefined ? undefined : parseIfMatch(input.ifMatch, adjustStock);
  const saved = await saveProduct(
    context,
    input,
    input.params.id,
    'product.counted',
    async (now, transaction) => {
      const stockRequest = { product: now, lines, cause, at: context.now() };
      assertNotArchived(now);
      if (seen !== undefined)
        await assertStockUnchanged(context.database, { ...stockRequest, seen }, transaction);
      const wanted = lines.map((line, index) => ({ ...line, field: `lines.${index}.to` }));
      const { movements, ...set } = adjustSizeStock(now, wanted);
      if (seen === undefined)
        await assertNotRepeated(
          context.database,
          { ...stockRequest, hasKey: idempotencyKey !== undefined },
          transaction,
        );
      return { set, movements, why: { cause, ...(note && { note }) } };
    },
  );
  input.answer.header('ETag', versionTag(saved));
  return toStaffProduct(saved);
});
