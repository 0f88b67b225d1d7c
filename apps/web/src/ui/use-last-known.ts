import { useState } from 'react';

/** A value that is sometimes not known: while it is not, the last one that was. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
