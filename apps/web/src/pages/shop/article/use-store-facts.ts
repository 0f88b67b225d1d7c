import { useSelector } from 'react-redux';
import type { StoreFacts } from '../../../messages/en/articles/article.ts';
import { selectCharges, selectContact, selectKeeps } from '../../../features/store/store.slice.ts';
import { usePromises } from '../../../features/store/use-promises.ts';

const NO_CONTACT = {};

export function useStoreFacts(): StoreFacts {
  const promises = usePromises();
  const charges = useSelector(selectCharges);
  const contact = useSelector(selectContact) ?? NO_CONTACT;
  const keeps = useSelector(selectKeeps);
  return { promises, charges, contact, keeps };
}
