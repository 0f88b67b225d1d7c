import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIsHydrated } from '../../../lib/hooks.ts';
import type { ProductForm } from './product-form.ts';

/** Returns whether a draft was restored. */
export function useProductDraft(
  { reset, subscribe }: UseFormReturn<ProductForm>,
  { read, keep }: { read: () => ProductForm | undefined; keep: (form: ProductForm) => void },
): boolean {
  const [draft] = useState(read);
  const keepTyped = useEffectEvent(keep);
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) });
  }, [draft, reset, subscribe]);
  return useIsHydrated() && draft !== undefined;
}
