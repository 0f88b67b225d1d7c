import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { answerHelp, root, say } from './command-line.js';
import { screens, themes, widths } from './screens.js';
import { start } from './start-shop.js';

answerHelp(`
npm run screenshots                       every screen at 390, 900 and 1440 px in both themes, into docs/screenshots
npm run screenshots -- --only home,cart   these screens
npm run screenshots -- --width 390 --theme dark
npm run screenshots -- --url http://localhost:3000   of a shop that runs already, with its demo data`);

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    url: { type: 'string' },
    out: { type: 'string', default: 'docs/screenshots' },
  },
});

const demoLogins = {
  shopper: { email: 'shopper@example.com', password: 'shopper-demo-pass' },
  admin: { email: 'admin@example.com', password: 'admin-demo-passphrase' },
};

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** A shop with the demo data: the one that runs already, or one of its own on free ports. */
const openShop = async () => {
  if (asked.url) return { url: asked.url.replace(/\/$/, ''), stop: async () => {} };
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'e-store-screenshots-'));
  const free = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };
  const shop = await start({ ...free, DATA_DIR: dataDir, DEMO: 'true' }, { say });
  return {
    url: shop.url,
    stop: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const json = async (answer) => {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`);
  return answer.json();
};

/** Signs in once, so that the screens do not spend the sign-in limit. */
const cookiesOf = async (browser, url, login) => {
  const context = await browser.newContext();
  await json(await context.request.post(`${url}/api/v1/login`, { data: login }));
  const state = await context.storageState();
  await context.close();
  return state.cookies;
};

/** What the paths need to know, and what the shopper's cart holds. */
const lookAround = async (browser, url, cookies) => {
  const context = await browser.newContext({ storageState: { cookies, origins: [] } });
  const { product: found } = await json(await context.request.get(`${url}/api/v1/products?inStock=true`));
  const { orders } = await json(await context.request.get(`${url}/api/v1/orders/me`));
  await context.close();
  const cart = found.slice(0, 2).map(({ _id, name, price, images, stock, sizes }, index) => {
    const size = sizes.find((one) => one.stock > 1);
    const line = {
      product: _id,
      name,
      price,
      image: images[0]?.url ?? '',
      stock: size?.stock ?? stock,
      quantity: 2 - index,
    };
    return size ? { ...line, size: size.size } : line;
  });
  return { productId: found[0]._id, orderId: orders[0]?._id ?? 'none', cart };
};

const isAsked = (wish, value) => wish === undefined || wish.split(',').includes(String(value));

const shop = await openShop();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args,
});
try {
  const cookies = {
    anyone: [],
    shopper: await cookiesOf(browser, shop.url, demoLogins.shopper),
    admin: await cookiesOf(browser, shop.url, demoLogins.admin),
  };
  const known = await lookAround(browser, shop.url, cookies.shopper);
  const out = path.resolve(root, asked.out);
  await mkdir(out, { recursive: true });

  for (const theme of themes.filter((one) => isAsked(asked.theme, one)))
    for (const width of widths.filter((one) => isAsked(asked.width, one)))
      for (const { name, as, path: where, first } of screens.filter((screen) =>
        isAsked(asked.only, screen.name),
      )) {
        const themeCookie = { name: 'theme', value: theme, url: shop.url };
        const context = await browser.newContext({
          baseURL: shop.url,
          viewport: { width, height: width < 800 ? 844 : 900 },
          locale: 'en-IN',
          timezoneId: 'Asia/Kolkata',
          reducedMotion: 'reduce',
          storageState: {
            cookies: cookies[as],
            origins:
              as === 'shopper'
                ? [
                    {
                      origin: shop.url,
                      localStorage: [{ name: 'cartItems', value: JSON.stringify(known.cart) }],
                    },
                  ]
                : [],
          },
        });
        await context.addCookies([themeCookie]);
        const page = await context.newPage();
        await page.goto(typeof where === 'string' ? where : where(known), { waitUntil: 'networkidle' });
        await first?.(page);
        // Pictures load when they come near; a full page has all of them.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            window.scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 60));
          }
          window.scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle');
        const file = `${name}-${width}${theme === 'dark' ? '-dark' : ''}.png`;
        await page.screenshot({ path: path.join(out, file), fullPage: name !== 'menu' });
        say(file);
        await context.close();
      }
} finally {
  await browser.close();
  await shop.stop();
}
