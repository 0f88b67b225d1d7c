import { useSelector } from 'react-redux';
import type { ShopFigures } from '../../content/article.ts';
import { selectCharges, selectContact, selectKeeps } from '../../features/store/store.slice.ts';
import { usePromises } from '../../features/store/use-promises.ts';

const NOTHING_GIVEN = {};

export function useShopFigures(): ShopFigures {
  const promises = usePromises();
  const charges = useSelector(selectCharges);
  const contact = useSelector(selectContact) ?? NOTHING_GIVEN;
  const keeps = useSelector(selectKeeps);
  return { promises, charges, contact, keeps };
}
