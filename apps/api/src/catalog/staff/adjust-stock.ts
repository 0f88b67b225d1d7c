import { adjustStock } from '@e-store/shared/catalog/staff-endpoints';
import { route } from '../../http/route.ts';
import { adjustShelves } from './adjust-shelves.ts';
import { assertNotRepeated, assertStockAsSeen } from './assert-stock-as-seen.ts';
import { assertNotArchived, saveProduct } from './save-product.ts';
import { toStaffProduct } from './to-staff-product.ts';
import { versionOf, versionTag } from './version-tag.ts';

/**
 * Staff change the stock by what they saw and what there should be; sales and orders that came back since are still
 * accounted for. Another change by staff is not: with `If-Match` any change of the same stock since that version is
 * refused; without it a count whose `from` staff cannot have seen since, and the same change once more, unless an
 * `Idempotency-Key` says that it is another one.
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
