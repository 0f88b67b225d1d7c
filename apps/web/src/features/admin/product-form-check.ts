import { NewProduct, TOO_MUCH_STOCK } from '@e-store/shared/catalog/new-product';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { fieldOf, toNewProduct, type ProductForm } from './product-form.ts';

/** The contract's own rules, with each complaint at the field that it was typed in. */
export const productFormCheck: Resolver<ProductForm> = (form) => {
  const issues = NewProduct.safeParse(toNewProduct(form)).error?.issues.filter(
    (issue) => !isStockBound(issue),
  );
  if (!issues?.length) return { values: form, errors: {} };
  const errors: FieldErrors<ProductForm> = {};
  for (const { path, message } of issues.toReversed()) {
    // What belongs to no field is left for the server to say.
    const field = fieldOf(path.join('.'), form);
    if (field) set(errors, field, { type: 'contract', message });
  }
  return { values: {}, errors };
};

/** A known product may have more than staff may enter: the server knows how much, and says so at the field. */
const isStockBound = ({ message }: { message: string }) => message === TOO_MUCH_STOCK;
