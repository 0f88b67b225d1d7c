import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { promisesOf, type Promises } from '../../messages/en/store/promises.ts';
import { selectCharges, selectClaims } from './store.slice.ts';

export function usePromises(): Promises {
  const charges = useSelector(selectCharges);
  const claims = useSelector(selectClaims);
  return useMemo(() => promisesOf(charges, claims), [charges, claims]);
}
