import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { API_PREFIX } from '@e-store/shared/endpoint';
import type { Express, RequestHandler } from 'express';
import { methodNotAllowed } from './mount-routes.ts';

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>E-Store API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${API_PREFIX}/docs/swagger-ui.css">
<script defer src="${API_PREFIX}/docs/swagger-ui-bundle.js"></script>
<script defer src="${API_PREFIX}/docs/begin.js"></script>
<div id="docs"></div>
<noscript><p>This page needs JavaScript. The document itself: <a href="${API_PREFIX}/openapi.json">openapi.json</a></p></noscript>
</html>
`;

const BEGIN = `SwaggerUIBundle({
  url: '${API_PREFIX}/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  withCredentials: true,
});
`;

/** Without internet access. The document is created on first request. */
export function mountDocs(app: Express, describe: () => Promise<object>): void {
  let document: Promise<object> | undefined;
  const mountGet = (path: string, ...handlers: RequestHandler[]) => {
    app.get(API_PREFIX + path, ...handlers);
    app.all(API_PREFIX + path, methodNotAllowed(['GET', 'HEAD']));
  };
  const send =
    (type: string, text: string): RequestHandler =>
    (_req, res) =>
      void res.set({ 'Content-Security-Policy': CSP, 'Cache-Control': 'no-cache' }).type(type).send(text);

  mountGet('/openapi.json', async (_req, res) => {
    res.set('Cache-Control', 'no-cache').json(await (document ??= describe()));
  });
  mountGet('/docs', send('html', PAGE));
  mountGet('/docs/begin.js', send('js', BEGIN));
  const library = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    mountGet(`/docs/${file}`, (_req, res) => res.sendFile(file, { root: library, maxAge: '1h' }));
}
