import type { BrowserContext } from '@playwright/test';

/** Served by the test, because there is no network. */
export const PICTURE = 'https://pictures.example.com/shirt.png';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export async function answerPicture(context: BrowserContext): Promise<void> {
  await context.route(PICTURE, (route) => route.fulfill({ body: pixel, contentType: 'image/png' }));
}
