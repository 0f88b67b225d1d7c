import type { Product } from '@e-store/shared/catalog/product';
import { useEffect, useState } from 'react';
import { UNREACHABLE } from '../../../lib/api-failure.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { createApiThunk } from '../../../lib/thunk.ts';

/** `PRODUCTS_BY_ID_MAX` of the contract. */
const MAX_IDS = 48;

const fetchProductsById = createApiThunk('wishlist/products', 'GET /products/by-id');

/** `undefined` until loaded, `null` if not sold any more. */
export function useProductsById(ids: readonly string[]) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<Readonly<Record<string, Product | null>>>({});
  const [failure, setFailure] = useState<string>();
  const wanted = ids
    .filter((id) => !(id in known))
    .slice(0, MAX_IDS)
    .join(',');

  useEffect(() => {
    if (!wanted || failure !== undefined) return;
    const ask = async () => {
      const answer = await dispatch(fetchProductsById({ ids: wanted }));
      if (!fetchProductsById.fulfilled.match(answer)) {
        setFailure((answer.payload ?? UNREACHABLE).message);
        return;
      }
      const { product: found } = answer.payload;
      const loadedEntries = wanted.split(',').map((id) => [id, found.find(({ _id }) => _id === id) ?? null]);
      setKnown((before) => ({ ...before, ...Object.fromEntries(loadedEntries) }));
    };
    void ask();
  }, [dispatch, wanted, failure]);

  return {
    productOf: (id: string) => known[id],
    failure: wanted ? failure : undefined,
    retry: () => setFailure(undefined),
  };
}
