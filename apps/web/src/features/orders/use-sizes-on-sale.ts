import type { Product } from '@e-store/shared/catalog/product';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import { createApiThunk } from '../../lib/thunk.ts';

const PRODUCTS_BY_ID_MAX = 48;

const fetchProducts = createApiThunk('returns/products', 'GET /products/by-id');

const sizesOrStock = ({ sizes, stock }: Product): Product['sizes'] =>
  sizes.length > 0 ? sizes : [{ size: '', stock }];

type SizesOfProducts = Readonly<Record<string, Product['sizes']>>;

export function useSizesOnSale(products: readonly string[]) {
  const dispatch = useAppDispatch();
  const [sizes, setSizes] = useState<SizesOfProducts>();
  const [isLoading, setLoading] = useState(true);
  const ids = [...new Set(products)].slice(0, PRODUCTS_BY_ID_MAX).join(',');

  useEffect(() => {
    if (!isLoading) return;
    const load = async () => {
      const answer = await dispatch(fetchProducts({ ids }));
      setLoading(false);
      if (!fetchProducts.fulfilled.match(answer)) return;
      const { product: found } = answer.payload;
      setSizes(Object.fromEntries(found.map((one) => [one._id, one.onSale ? sizesOrStock(one) : []])));
    };
    void load();
  }, [dispatch, ids, isLoading]);

  return {
    sizesOf: (product: string) => sizes?.[product] ?? [],
    isLoading: !sizes && isLoading,
    hasFailed: !sizes && !isLoading,
    reload: () => setLoading(true),
  };
}
