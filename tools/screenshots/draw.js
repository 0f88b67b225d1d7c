const scrollThrough = (page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });

const waitForAssets = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const near = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/**
 * In its own browser context.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ cookies: object, known: import('./prepare-screens.js').Known, storage: object }} looked
 * @param {{ screen: import('./screens.js').Screen, width: number, theme: string, file: string, view?: boolean,
 *   height?: number, scale?: number }} picture
 */
export const draw = async (browser, url, { cookies, ids, storage }, picture) => {
  const { screen, width, theme, file, view = screen.view ?? false, scale } = picture;
  const { as, path, first } = screen;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: picture.height ?? (width < 800 ? 844 : 900) },
    ...(scale && { deviceScaleFactor: scale }),
    hasTouch: width < 800,
    colorScheme: theme,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: cookies[as], origins: storage[as] ?? [] },
  });
  context.setDefaultTimeout(15_000);
  try {
    await context.addCookies([{ name: 'theme', value: theme, url }]);
    const page = await context.newPage();
    await page.goto(typeof path === 'string' ? path : path(ids), { waitUntil: 'networkidle' });
    await first?.(page, ids);
    if (!view) await scrollThrough(page);
    if (!first || !view) await page.waitForLoadState('networkidle');
    await page.waitForTimeout(first ? 400 : 0);
    await waitForAssets(page);
    await page.screenshot({ path: file, fullPage: !view });
  } finally {
    await context.close();
  }
};
