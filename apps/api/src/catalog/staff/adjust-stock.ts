import { adjustStock } from '@e-store/shared/catalog/staff-endpoints';
import { route } from '../../http/route.ts';
import { adjustShelves } from './adjust-shelves.ts';
import { assertNotRepeated, assertStockAsSeen } from './assert-stock-as-seen.ts';
import { assertNotArchived, saveProduct } from './save-product.ts';
import { toStaffProduct } from './to-staff-product.ts';
import { versionOf, versionTag } from './version-tag.ts';

/**
 * Changes stock by the difference between seen and entered values, so that later sales still count. With
 * `If-Match`, rejects any staff change of the same stock since that version. Otherwise rejects an outdated
 * count, and a repeat without its own `Idempotency-Key`.
 */
export const adjustStockRoute = route(adjustStock, async (input, context) => {
  const { idempotencyKey } = input;
  const { lines, cause, note } = input.body;
  const seen = input.ifMatch === undefined ? undefined : versionOf(input.ifMatch, adjustStock);
  const saved = await saveProduct(
    context,
    input,
    input.params.id,
    'product.counted',
    async (now, transaction) => {
      const asked = { product: now, lines, cause, at: context.now() };
      assertNotArchived(now);
      if (seen !== undefined) await assertStockAsSeen(context.database, { ...asked, seen }, transaction);
      const wanted = lines.map((line, index) => ({ ...line, field: `lines.${index}.to` }));
      const { movements, ...set } = adjustShelves(now, wanted);
      if (seen === undefined)
        await assertNotRepeated(
          context.database,
          { ...asked, hasKey: idempotencyKey !== undefined },
          transaction,
        );
      return { set, movements, why: { cause, ...(note && { note }) } };
    },
  );
  input.answer.header('ETag', versionTag(saved));
  return toStaffProduct(saved);
});
