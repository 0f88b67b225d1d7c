import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { keepDraft, readDraft } from './product-draft.storage.ts';
import type { ProductForm } from './product-form.ts';

/** Fills the form with what was kept of it, and keeps what is typed from now on. Says whether something came back. */
export function useProductDraft({ reset, subscribe }: UseFormReturn<ProductForm>): boolean {
  const [draft] = useState(() => readDraft());
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) });
  }, [draft, reset, subscribe]);
  // The server has no draft, and the page begins as the server rendered it.
  return useIsHydrated() && draft !== undefined;
}
