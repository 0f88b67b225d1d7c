import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { answerHelp, root, say } from '../../scripts/command-line.js';
import { requireChromium } from '../../scripts/find-chromium.js';
import { draw } from './draw.js';
import { prepareScreens } from './prepare-screens.js';
import { compress, readmePictures } from './readme-pictures.js';
import { screens, themes, widths } from './screens.js';
import { start } from '../../scripts/start-shop.js';

answerHelp(`
npm run screenshots                       draws all screens at 390, 900 and 1440 px in both themes into docs/screenshots
npm run screenshots -- --only home,cart   draws these screens; dash-* matches all names that begin with dash-
npm run screenshots -- --width 390 --theme dark
npm run screenshots -- --width 1000,1280   draws other widths
npm run screenshots -- --readme           draws the pictures of the README into docs/pictures
npm run screenshots -- --url http://localhost:3000   uses a running shop with its demo data`);

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    url: { type: 'string' },
    readme: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

const maxConcurrent = 2;

const openShop = async () => {
  if (asked.url) return { url: asked.url.replace(/\/$/, ''), stop: async () => {} };
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'e-store-screenshots-'));
  const free = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };
  const shop = await start({ ...free, RATE_LIMITS: 'off', DATA_DIR: dataDir, DEMO: 'true' }, { say });
  return {
    url: shop.url,
    stop: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const isAsked = (wish, value) =>
  wish === undefined ||
  wish
    .split(',')
    .some((one) => (one.endsWith('*') ? String(value).startsWith(one.slice(0, -1)) : one === String(value)));

const out = path.resolve(root, asked.out ?? (asked.readme ? 'docs/pictures' : 'docs/screenshots'));

const askedWidths = asked.width?.split(',').map(Number) ?? widths;

const everyPicture = () =>
  themes.flatMap((theme) =>
    askedWidths.flatMap((width) =>
      screens
        .filter(({ name }) => isAsked(asked.only, name) && isAsked(asked.theme, theme))
        .map((screen) => ({
          screen,
          width,
          theme,
          file: path.join(out, `${screen.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`),
        })),
    ),
  );

const drawAll = async (browser, url, pictures) => {
  const looked = await prepareScreens(browser, url);
  const left = [...pictures];
  const failed = [];
  const drawNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      try {
        await draw(browser, url, looked, next);
        if (asked.readme) await compress(next.file);
        say(path.relative(root, next.file));
      } catch (error) {
        failed.push(`${path.basename(next.file)}: ${error.message.split('\n')[0]}`);
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, drawNext));
  return failed;
};

const shop = await openShop();
const browser = await chromium.launch({ executablePath: requireChromium(), args: browserArgs });
try {
  await mkdir(out, { recursive: true });
  const failed = await drawAll(browser, shop.url, asked.readme ? readmePictures(out) : everyPicture());
  for (const one of failed) say(`not drawn: ${one}`);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
}
