import { NewProduct } from '@e-store/shared/catalog/new-product';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { fieldOf, toNewProduct, type ProductForm } from './product-form.ts';

/** The contract's own rules, with each complaint at the field that it was typed in. */
export const productFormCheck: Resolver<ProductForm> = (form) => {
  const { error } = NewProduct.safeParse(toNewProduct(form));
  if (!error) return { values: form, errors: {} };
  const errors: FieldErrors<ProductForm> = {};
  for (const { path, message } of error.issues.toReversed()) {
    // What belongs to no field is left for the server to say.
    const field = fieldOf(path.join('.'), form);
    if (field) set(errors, field, { type: 'contract', message });
  }
  return { values: {}, errors };
};
