import type { ComponentType } from 'react';

type PageModule = { Component: ComponentType };

/**
 * The parts of a route that show a screen, each in a chunk of its own. Its name is the folder's and the file's:
 * `pages/<name>/<name>-page.tsx`; by it the server finds the chunk's styles in the build's manifest.
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

/** The source file of a page, as the build's manifest names it; `undefined` for a route that is no page. */
export function pageFile(routeId: string): string | undefined {
  return /^[a-z]/.test(routeId) ? `src/pages/${routeId}/${routeId}-page.tsx` : undefined;
}

/** Pages whose pictures are what people come for, and which work as links and forms until they are alive. */
export function isPictureFirst(routeId: string): boolean {
  return routeId === 'home' || routeId === 'gallery' || routeId === 'product';
}
