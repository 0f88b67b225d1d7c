import { changePrice } from '@e-store/shared/catalog/staff-endpoints';
import { formatRupees } from '@e-store/shared/money';
import { AppError, ValidationError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { ProductRecord } from '../product.model.ts';
import { assertNotArchived, saveProduct } from './save-product.ts';
import { toStaffProduct } from './to-staff-product.ts';
import { versionTag } from '../../../platform/http/version-tag.ts';

export const changePriceRoute = route(changePrice, async (input, context) => {
  const { body } = input;
  const saved = await saveProduct(context, input, input.params.id, 'product.priced', (now) => {
    assertNotArchived(now);
    if (now.price !== body.from && now.price !== body.to)
      throw new AppError(
        412,
        'CHANGED_MEANWHILE',
        `Someone else changed the price to ${formatRupees(now.price)}.`,
        {
          body: { product: toStaffProduct(now) },
        },
      );
    assertWithinMrp(now, body.to, 'to');
    return { set: { price: body.to } };
  });
  input.answer.header('ETag', versionTag(saved));
  return toStaffProduct(saved);
});

/** Indian law forbids a price above the printed MRP. */
export function assertWithinMrp({ mrp }: Pick<ProductRecord, 'mrp'>, price: number, field: string): void {
  if (mrp !== undefined && price > mrp)
    throw new ValidationError({
      [field]: `The price cannot be above the MRP of ${formatRupees(mrp)}.`,
    });
}
