import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useIsOnline } from '../../../lib/use-is-online.ts';

export function useRetryOnline(mayWorkLater: boolean): void {
  const { revalidate } = useRevalidator();
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current && mayWorkLater) {
      wasOffline.current = false;
      void revalidate();
    }
  }, [isOnline, mayWorkLater, revalidate]);
}
