import { editProduct } from '@e-store/shared/catalog/staff-endpoints';
import type { EditedProduct } from '@e-store/shared/catalog/edited-product';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { holdCategory } from '../hold-category.ts';
import { toImages } from '../to-images.ts';
import { rebuildShelves, type Wanted } from './adjust-shelves.ts';
import { assertNotArchived, saveProduct } from './save-product.ts';
import { toStaffProduct } from './to-staff-product.ts';
import { versionTag, versionOf } from './version-tag.ts';

/** Rejects an edit of an outdated version and returns the current product. */
export const editProductRoute = route(editProduct, async (input, context) => {
  const { body, ifMatch, answer } = input;
  const version = versionOf(ifMatch, editProduct);
  const saved = await saveProduct(
    context,
    input,
    input.params.id,
    'product.edited',
    async (now, transaction) => {
      if (now.version !== version)
        throw new AppError(
          412,
          'CHANGED_MEANWHILE',
          `${now.updatedBy ?? 'Someone else'} changed this product while you were editing.`,
          { body: { product: toStaffProduct(now) } },
        );
      assertNotArchived(now);
      const category = await holdCategory(context, body.category, transaction);
      const { images, sizes: _sizes, stock: _stock, stockFrom: _from, status = 'published', ...words } = body;
      const { movements, ...shelves } = rebuildShelves(now, shelvesOf(body));
      return {
        set: {
          ...words,
          mrp: body.mrp,
          cost: body.cost,
          manufacturer: body.manufacturer,
          importer: body.importer,
          status,
          category,
          images: toImages(images),
          ...shelves,
        },
        movements,
        why: { cause: 'edit' },
      };
    },
  );
  answer.header('ETag', versionTag(saved));
  return toStaffProduct(saved);
});

const shelvesOf = ({ sizes = [], stock, stockFrom }: EditedProduct): Wanted[] =>
  sizes.length > 0
    ? sizes.map(({ size, stock: to, from }, index) => ({ size, from, to, field: `sizes.${index}.stock` }))
    : [{ from: stockFrom, to: stock, field: 'stock' }];
