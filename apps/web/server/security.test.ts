/** @jest-environment node */
import { afterEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createWeb } from './create-web.ts';
import type { Pages } from './pages.ts';
import { listen, stopListening } from './testing/listen.ts';
import { testPages } from './testing/test-pages.ts';

afterEach(stopListening);

async function startWeb(env: Record<string, string> = {}) {
  const config = readConfig({
    INTERNAL_SECRET: 'd41d8cd98f00b204e9800998ecf8427e',
    API_URL: 'http://127.0.0.1:9',
    ...env,
  });
  const pages: Pages = {
    ...testPages(({ url }) =>
      url.endsWith('/broken')
        ? Promise.reject(new Error('broken'))
        : Promise.resolve(new Response('<p>', { status: url.endsWith('/nowhere') ? 404 : 200 })),
    ),
    files: (req, res, next) => (req.path === '/shop.css' ? void res.type('css').send('a{}') : next()),
  };
  return listen(createWeb({ config, logger: pino({ level: 'silent' }), pages }));
}

describe('the headers of the web server', () => {
  it.each([
    ['a page', '/', 200],
    ['a page that is not there', '/nowhere', 404],
    ['a page that broke', '/broken', 500],
    ['a file', '/shop.css', 200],
    ['a file that is not there', '/assets/gone.js', 404],
    ['the list for search engines', '/robots.txt', 200],
  ])(
    'of %s let nobody frame, sniff or learn more than they must [R25] [R41] [R45]',
    async (_what, path, status) => {
      const { headers, status: answered } = await fetch((await startWeb()) + path);
      expect(answered).toBe(status);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-type': expect.stringMatching(/^text\/\w+; ?charset=utf-8$/i),
      });
      for (const name of ['x-powered-by', 'server']) expect(headers.has(name)).toBe(false);
    },
  );

  it('admit the payment form of the gateway only when the shop has one', async () => {
    const policyOf = async (env?: Record<string, string>) => {
      const { headers } = await fetch(await startWeb(env));
      return `${headers.get('content-security-policy')} ${headers.get('cross-origin-opener-policy')}`;
    };
    expect(await policyOf()).toMatch(/^(?!.*(razorpay|frame-src)).*script-src 'self';.* same-origin$/);
    const withGateway = await policyOf({ PAYMENT_GATEWAY_KEY_ID: 'rzp_test_1' });
    expect(withGateway).toContain("script-src 'self' https://checkout.razorpay.com;");
    expect(withGateway).toContain('frame-src https://checkout.razorpay.com https://api.razorpay.com;');
    expect(withGateway).toMatch(/ same-origin-allow-popups$/);
    const withLocalGateway = await policyOf({
      PAYMENT_GATEWAY_KEY_ID: 'rzp_test_1',
      PAYMENT_GATEWAY_CHECKOUT_URL: 'http://localhost:9320/v1/checkout.js',
    });
    expect(withLocalGateway).toContain("script-src 'self' http://localhost:9320;");
    expect(withLocalGateway).toContain('frame-src http://localhost:9320;');
  });
});
