import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { promisesOf, type Promises } from '../../content/promises.ts';
import { selectCharges } from './store.slice.ts';

/** The promises of the shop, with the owner's figures as soon as they are known. */
export function usePromises(): Promises {
  const charges = useSelector(selectCharges);
  return useMemo(() => promisesOf(charges), [charges]);
}
