import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { answerHelp, root, say } from './command-line.js';
import { needChromium } from './find-chromium.js';
import { screens, themes, widths } from './screens.js';
import { start } from './start-shop.js';

answerHelp(`
npm run screenshots                       every screen at 390, 900 and 1440 px in both themes, into docs/screenshots
npm run screenshots -- --only home,cart   these screens
npm run screenshots -- --width 390 --theme dark
npm run screenshots -- --readme           the picture of the README
npm run screenshots -- --url http://localhost:3000   of a shop that runs already, with its demo data`);

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    url: { type: 'string' },
    readme: { type: 'boolean', default: false },
    out: { type: 'string', default: 'docs/screenshots' },
  },
});

const demoLogins = {
  shopper: { email: 'shopper@example.com', password: 'shopper-demo-pass' },
  admin: { email: 'admin@example.com', password: 'admin-demo-passphrase' },
};

const browserArgs = [
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
  const { cookies } = await context.storageState();
  await context.close();
  return cookies;
};

const toCartLine = ({ _id, name, price, images, stock, sizes }, index) => {
  const inStock = sizes.find((one) => one.stock > 1);
  return {
    product: _id,
    name,
    price,
    image: images[0]?.url ?? '',
    stock: inStock?.stock ?? stock,
    quantity: 2 - index,
    ...(inStock && { size: inStock.size }),
  };
};

/** Who looks, with their cookies; what the paths need to know; what the shopper's cart holds. */
const lookAround = async (browser, url) => {
  const cookies = {
    anyone: [],
    shopper: await cookiesOf(browser, url, demoLogins.shopper),
    admin: await cookiesOf(browser, url, demoLogins.admin),
  };
  const context = await browser.newContext({ storageState: { cookies: cookies.shopper, origins: [] } });
  const { product: found } = await json(await context.request.get(`${url}/api/v1/products?inStock=true`));
  const { orders } = await json(await context.request.get(`${url}/api/v1/orders/me`));
  await context.close();
  const cart = JSON.stringify(found.slice(0, 2).map(toCartLine));
  return {
    cookies,
    known: { productId: found[0]._id, orderId: orders[0]?._id ?? 'none' },
    storage: { shopper: [{ origin: url, localStorage: [{ name: 'cartItems', value: cart }] }] },
  };
};

/** Pictures load when they come near: a full page has all of them. */
const scrollThrough = (page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });

const draw = async (
  browser,
  url,
  { cookies, known, storage },
  { screen, width, theme, file, isFullPage },
) => {
  const { as, path: where, first } = screen;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 800 ? 844 : 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    storageState: { cookies: cookies[as], origins: storage[as] ?? [] },
  });
  await context.addCookies([{ name: 'theme', value: theme, url }]);
  const page = await context.newPage();
  await page.goto(typeof where === 'string' ? where : where(known), { waitUntil: 'networkidle' });
  await first?.(page);
  if (isFullPage) await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: isFullPage });
  await context.close();
  say(path.relative(root, file));
};

const isAsked = (wish, value) => wish === undefined || wish.split(',').includes(String(value));

const out = path.resolve(root, asked.out);

const everyPicture = () =>
  themes.flatMap((theme) =>
    widths.flatMap((width) =>
      screens
        .filter(
          ({ name }) =>
            isAsked(asked.only, name) && isAsked(asked.width, width) && isAsked(asked.theme, theme),
        )
        .map((screen) => ({
          screen,
          width,
          theme,
          file: path.join(out, `${screen.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`),
          isFullPage: screen.name !== 'menu',
        })),
    ),
  );

const readmePicture = () => [
  { screen: screens[0], width: 1440, theme: 'light', file: path.join(out, 'home.png'), isFullPage: false },
];

const shop = await openShop();
const browser = await chromium.launch({ executablePath: needChromium(), args: browserArgs });
try {
  const looked = await lookAround(browser, shop.url);
  await mkdir(out, { recursive: true });
  for (const picture of asked.readme ? readmePicture() : everyPicture())
    await draw(browser, shop.url, looked, picture);
} finally {
  await browser.close();
  await shop.stop();
}
