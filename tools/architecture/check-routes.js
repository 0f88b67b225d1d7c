import { lineOf } from './blank.js';

const ROUTE = /export const (\w+)Route = route\(\s*(\w+)/g;

/** Named like its endpoint, so that one search finds contract, handler and call. */
export const checkRoutes = ({ sources }) =>
  sources
    .filter(({ file }) => file.startsWith('apps/api/src/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(ROUTE)]
        .filter(([, name, endpoint]) => name !== endpoint)
        .map(({ 1: name, 2: endpoint, index }) => ({
          file,
          line: lineOf(text, index),
          rule: 'route-name',
          what: `names the handler of ${endpoint} ${name}Route`,
          why: `call it ${endpoint}Route`,
        })),
    );
