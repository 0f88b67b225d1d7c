import { adjustStock } from '@e-store/shared/catalog/staff-endpoints';
import { route } from '../../http/route.ts';
import { adjustShelves } from './adjust-shelves.ts';
import { assertNotArchived, saveProduct } from './save-product.ts';
import { toStaffProduct } from './to-staff-product.ts';

export const adjustStockRoute = route(adjustStock, async (input, context) => {
  const { lines, cause, note } = input.body;
  const saved = await saveProduct(context, input, input.params.id, 'product.counted', (now) => {
    assertNotArchived(now);
    const wanted = lines.map((line, index) => ({ ...line, field: `lines.${index}.to` }));
    const { movements, ...set } = adjustShelves(now, wanted);
    return { set, movements, why: { cause, ...(note && { note }) } };
  });
  return toStaffProduct(saved);
});
