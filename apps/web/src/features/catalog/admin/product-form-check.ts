import { NewProduct, TOO_MUCH_STOCK } from '@e-store/shared/catalog/new-product';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { toFormField, toNewProduct, type ProductForm } from './product-form.ts';

export const productFormCheck: Resolver<ProductForm> = (form) => {
  const issues = NewProduct.safeParse(toNewProduct(form)).error?.issues.filter(
    (issue) => !isStockLimitIssue(issue),
  );
  if (!issues?.length) return { values: form, errors: {} };
  const errors: FieldErrors<ProductForm> = {};
  for (const { path, message } of issues.toReversed()) {
    const field = toFormField(path.join('.'), form);
    if (field) set(errors, field, { type: 'contract', message });
  }
  return { values: {}, errors };
};

/** A saved product may exceed the entry limit, so the server checks its stock. */
const isStockLimitIssue = ({ message }: { message: string }) => message === TOO_MUCH_STOCK;
