import { NewProduct, TOO_MUCH_STOCK } from '@e-store/shared/catalog/new-product';
import type { Resolver } from 'react-hook-form';
import { toCheckResult } from '../../../lib/use-checked-form.ts';
import { toFormField, toNewProduct, type ProductForm } from './product-form.ts';

export const productFormCheck: Resolver<ProductForm> = (form) => {
  const issues = NewProduct.safeParse(toNewProduct(form)).error?.issues.filter(
    (issue) => !isStockLimitIssue(issue),
  );
  return toCheckResult(form, issues, (path) => toFormField(path, form));
};

/** A saved product may exceed the entry limit, so the server checks its stock. */
const isStockLimitIssue = ({ message }: { message: string }) => message === TOO_MUCH_STOCK;
