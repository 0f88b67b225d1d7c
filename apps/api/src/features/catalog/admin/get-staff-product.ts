import { getStaffProduct } from '@e-store/shared/catalog/staff-endpoints';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { toStaffProduct } from './to-staff-product.ts';
import { bodyTag } from '../../../platform/http/version-tag.ts';

export const getStaffProductRoute = route(getStaffProduct, async ({ params, answer }, { database }) => {
  const record = await database.products.findById(params.id).lean();
  if (!record) throw new NotFoundError('This product no longer exists.');
  const product = toStaffProduct(record);
  answer.header('ETag', bodyTag(product));
  return product;
});
