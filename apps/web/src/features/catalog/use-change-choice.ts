import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type GalleryChoice, galleryPath } from './gallery-url.ts';

/**
 * Changes filters from the first page on. Consecutive changes accumulate even before the URL shows the first
 * one.
 */
export function useChangeChoice(shown: GalleryChoice): (change: Partial<GalleryChoice>) => void {
  const navigate = useNavigate();
  const path = galleryPath(shown);
  const changed = useRef<{ at: string; to?: GalleryChoice }>({ at: path });
  useLayoutEffect(() => {
    changed.current = { at: path };
  }, [path]);
  return (change) => {
    const { at, to: awaited } = changed.current;
    const to = { ...((at === path && awaited) || shown), page: 1, ...change };
    changed.current = { at: path, to };
    void navigate(galleryPath(to), { preventScrollReset: true });
  };
}
