import { editProduct } from '@e-store/shared/catalog/staff-endpoints';
import type { EditedProduct } from '@e-store/shared/catalog/edited-product';
import { CLEARED_FIELDS } from '@e-store/shared/catalog/new-product';
import { ChangedMeanwhileError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { lockCategory, type ProductRecord } from '../product.model.ts';
import { assertPublishedLater, toImages, toStoredStatus } from '../to-product.ts';
import { rebuildSizeStock, type StockTarget } from './adjust-stock.ts';
import { assertNotArchived, saveProduct } from './save-product.ts';
import { toStaffProduct } from './staff-product.ts';
import { bodyTag } from '../../../platform/http/version-tag.ts';

export const editProductRoute = route(editProduct, async (input, context) => {
  const { body, version, ifMatch, answer } = input;
  const saved = await saveProduct(
    context,
    input,
    input.params.id,
    'product.edited',
    async (now, transaction) => {
      const { stockFrom = now.stock } = body;
      const isStale = gainsOrLosesSizes(body, now) ? stockFrom !== now.stock : hasSoldRenamed(body, now);
      if (now.version !== version || isStale || (isAbsolute(body, now) && !isSeen(ifMatch, now)))
        throw new ChangedMeanwhileError(
          `${now.updatedBy ?? 'Someone else'} changed this product while you were editing.`,
          { product: toStaffProduct(now) },
        );
      assertNotArchived(now);
      assertPublishedLater(body, context.now());
      const category = await lockCategory(context, body.category, transaction);
      const { movements, ...stockBySize } = rebuildSizeStock(now, toStockTargets(body));
      return {
        set: {
          ...toEditedFields(body),
          category,
          ...stockBySize,
        },
        movements,
        why: { cause: 'edit' },
      };
    },
  );
  const product = toStaffProduct(saved);
  answer.header('ETag', bodyTag(product));
  return product;
});

/** Without the stock, and the category as written. */
export function toEditedFields(body: EditedProduct) {
  const { images, sizes: _sizes, stock: _stock, stockFrom: _from, ...words } = body;
  return { ...CLEARED_FIELDS, ...words, ...toStoredStatus(body), images: toImages(images) };
}

/** Whether a stock is replaced instead of changed by a difference. */
const isAbsolute = (body: EditedProduct, now: ProductRecord) =>
  (gainsOrLosesSizes(body, now) && body.stockFrom === undefined) ||
  toStockTargets(body).some(({ from }) => from === undefined);

const gainsOrLosesSizes = ({ sizes = [] }: EditedProduct, now: ProductRecord) =>
  sizes.length > 0 !== now.sizes.length > 0;

/** A renamed size arrives as a new one with the stock of the old one, of which units may be sold meanwhile. */
function hasSoldRenamed({ sizes = [], stockFrom }: EditedProduct, now: ProductRecord): boolean {
  const gone = now.sizes.filter(({ size }) => !sizes.some((one) => one.size === size));
  const isRenaming = gone.length > 0 && sizes.length > now.sizes.length - gone.length;
  if (stockFrom === undefined || !isRenaming) return false;
  const seen = sizes.reduce((left, { from = 0 }) => left - from, stockFrom);
  return seen !== gone.reduce((total, { stock }) => total + stock, 0);
}

/** Whether the body behind a full `ETag`, with its stock, is still current. */
const isSeen = (ifMatch: string | undefined, now: ProductRecord) =>
  !ifMatch?.includes('-') || ifMatch.replace(/^W\//, '') === bodyTag(toStaffProduct(now));

const toStockTargets = ({ sizes = [], stock, stockFrom }: EditedProduct): StockTarget[] =>
  sizes.length > 0
    ? sizes.map(({ size, stock: to, from }, index) => ({ size, from, to, field: `sizes.${index}.stock` }))
    : [{ from: stockFrom, to: stock, field: 'stock' }];
