import type { RequestHandler } from 'express';
import type { CategoriesByDepartment } from './product-entries.ts';

export type PageAssets = { app: string; styles: string[]; modules: string[]; fonts: string[] };

export type ObservedResponse = { url: string; tag: string | undefined };

export type Visit = {
  apiUrl: string;
  apiHeaders: Record<string, string>;
  apiTimeoutMs: number;
  entry: string;
  assetsFor: (pageFiles: string[]) => PageAssets;
  onRouteMatched?: (pattern: string) => void;
  onResponse?: (observed: ObservedResponse) => void;
};

export type Render = (request: Request, visit: Visit) => Promise<Response>;

export type LoadedPages = Pick<Visit, 'entry' | 'assetsFor'> & {
  render: Render;
  sitemapPaths: (categories: CategoriesByDepartment) => string[];
  plainAssets: { styles: readonly string[]; fonts: readonly string[] };
};

export type Pages = {
  /** False for Vite, whose inline styles and client a build's policy forbids. */
  isBuilt: boolean;
  files: RequestHandler;
  load: () => Promise<LoadedPages>;
};
