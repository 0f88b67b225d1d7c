import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { APIRequestContext } from '@playwright/test';
import { listPublicScreens, listShopperScreens, listStaffScreens } from '../../e2e/screens.ts';
import { root } from '../../scripts/command-line.js';
import { screens } from '../screenshots/screens.js';

const ROUTES = 'apps/web/src/app/routes';
const patterns = readdirSync(path.join(root, ROUTES))
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .flatMap((name) =>
    [...readFileSync(path.join(root, ROUTES, name), 'utf8').matchAll(/\bpath: '(\/[^']*)'/g)].map(
      ([, pattern = '']) => pattern,
    ),
  )
  .filter((pattern) => pattern !== '/admin');

const screenOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(/[^/?]+)?').replace(/:\w+/g, '[^/?]+')}/?(\\?|#|$)`);

const request = {
  get: async () => ({
    json: async () => ({ product: [{ _id: 'id', rating: { count: 1 } }], orders: [], customers: [] }),
  }),
} as unknown as APIRequestContext;
const known: object = new Proxy(
  {},
  { get: (_target, name) => (name === Symbol.toPrimitive ? () => 'id' : known) },
);

describe('every page of the web app', () => {
  it.each(patterns)('%s is checked by the journeys', async (pattern) => {
    const lists = [listPublicScreens, listShopperScreens, listStaffScreens];
    const visited = (await Promise.all(lists.map((list) => list(request)))).flat();
    expect(visited.filter((screen) => screenOf(pattern).test(screen))).not.toEqual([]);
  });

  it.each(patterns)('%s has a screenshot', (pattern) => {
    const taken = screens.map((screen) =>
      typeof screen.path === 'string' ? screen.path : screen.path(known as never),
    );
    expect(taken.filter((screen) => screenOf(pattern).test(screen))).not.toEqual([]);
  });
});
