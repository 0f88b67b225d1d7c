import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { setCurrentDay } from '@e-store/shared/format-day';
import { configure } from '@testing-library/dom';
import { API_ORIGIN, apiServer } from './api-server.ts';
import { fillBrowserGaps } from './browser-gaps.ts';

if (typeof window !== 'undefined') fillBrowserGaps();

setCurrentDay('2026-11-26');

configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

/** Web server tests use real ports. */
beforeAll(() => {
  apiServer.listen({
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).origin === API_ORIGIN) print.error();
    },
  });
});

afterEach(() => {
  apiServer.resetHandlers();
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterAll(() => apiServer.close());
