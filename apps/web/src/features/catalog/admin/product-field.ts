import type { UseFormReturn } from 'react-hook-form';
import type { useCheckedForm } from '../../../lib/use-checked-form.ts';
import type { ProductForm } from './product-form.ts';

export type ProductField = ReturnType<typeof useCheckedForm<ProductForm>>['field'];
export type ProductPart = { field: ProductField; typed: ProductForm };
export type ProductFormTools = UseFormReturn<ProductForm>;
