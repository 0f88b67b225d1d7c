import type { ComponentType } from 'react';

type PageModule = { Component: ComponentType };

/**
 * A lazy page in its own chunk. The server finds its styles by `pages/<name>/<last part>-page.tsx` in the
 * manifest.
 */
export function page(name: string, load: () => Promise<PageModule>) {
  return {
    id: name,
    lazy: async () => {
      const { Component } = await load();
      return { Component };
    },
  };
}

export function pageFile(routeId: string): string | undefined {
  return /^[a-z]/.test(routeId)
    ? `src/pages/${routeId}/${routeId.slice(routeId.indexOf('/') + 1)}-page.tsx`
    : undefined;
}

export function isPictureFirst(routeId: string): boolean {
  return routeId === 'shop/home' || routeId === 'shop/gallery' || routeId === 'shop/product';
}
