import type { RequestHandler } from 'express';

/** Addresses of what the browser needs for a page before its first paint. */
export type PageAssets = { app: string; styles: string[]; modules: string[]; fonts: string[] };

/** What was asked of the API, and the tag of what it answered. */
export type HeardAnswer = { url: string; tag: string | undefined };

/** What a page is rendered with: this server's build, and the visitor as the API is told of them. */
export type Visit = {
  apiUrl: string;
  apiHeaders: Record<string, string>;
  apiTimeoutMs: number;
  entry: string;
  assetsFor: (pageFiles: string[]) => PageAssets;
  /** Is told the pattern of the route that the page has. */
  tellRoute?: (pattern: string) => void;
  /** Is told of every answer of the API that the page is made of; without a tag, nobody can ask whether it changed. */
  hear?: (heard: HeardAnswer) => void;
};

/** `render` of `src/entry-server.tsx`, which this server loads by its path. */
export type Render = (request: Request, visit: Visit) => Promise<Response>;

export type LoadedPages = Pick<Visit, 'entry' | 'assetsFor'> & {
  render: Render;
  /** The shop's own pages for search engines, by the keys of its categories. */
  sitemapPaths: (categories: readonly string[]) => string[];
  /** What pages of the server itself look like. */
  plainAssets: { styles: readonly string[]; fonts: readonly string[] };
};

/** Everything that renders and hydrates pages: from a build, or from Vite while developing. */
export type Pages = {
  /** Vite brings styles and its client inline, which the content security policy of a build forbids. */
  isBuilt: boolean;
  /** Serves the browser's files. */
  files: RequestHandler;
  load: () => Promise<LoadedPages>;
};
