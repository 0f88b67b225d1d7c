import { expect, test } from '../test.ts';

/** Paths that scanners probe for leaked files. */
const PATHS = `
  .env .env.local .env.production .git/HEAD .git/config .gitignore .npmrc .dockerignore .DS_Store .htaccess .htpasswd
  .svn/entries .vscode/settings.json .ssh/id_rsa .aws/credentials package.json package-lock.json tsconfig.json turbo.json
  docker-compose.yml Dockerfile server/main.js server/entry-server.js dist/main.js src/main.ts src/entry-client.tsx
  .vite/manifest.json node_modules/express/package.json apps/api/src/platform/config/config.ts docs/requirements.md README.md metrics
  actuator/health actuator/env server-status debug/pprof __debug__ phpinfo.php admin.php wp-login.php wp-admin/
  phpmyadmin/ adminer.php console graphql swagger.json backup.sql dump.sql db.sqlite backup.zip site.tar.gz mongodb-uri
  secrets.json .data/secrets.json logs/api.log api.log error.log npm-debug.log pictures/ media/ media/../secrets.json
  assets/ assets/../server/main.js media/..%2f..%2fsecrets.json assets/%2e%2e/%2e%2e/package.json
`
  .trim()
  .split(/\s+/);
/** Pages can reject these paths with statuses other than 404. */
const REFUSED = [400, 403, 404];

test('nothing of the inside can be had, of the web server or of the API [R46]', async ({ request, shop }) => {
  expect(PATHS.length).toBeGreaterThanOrEqual(60);
  const given: string[] = [];
  for (const base of [shop.url, shop.apiUrl])
    for (const path of PATHS) {
      const answer = await request.get(`${base}/${path}`);
      if (!REFUSED.includes(answer.status())) given.push(`${answer.status()} ${base}/${path}`);
      expect(await answer.text()).not.toMatch(/mongodb:\/\/|JWT_SECRET|"dependencies"|BEGIN [A-Z ]*PRIVATE/);
    }
  expect(given).toEqual([]);
  expect((await request.get('/api/v1/docs')).status()).toBe(200);
});

test('no script comes with its sources [R46]', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) scripts.add(response.url());
  });
  for (const path of ['/', '/products', '/login']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(5);
  for (const url of scripts) {
    expect(await (await request.get(url)).text()).not.toContain('sourceMappingURL');
    expect((await request.get(`${url}.map`)).status()).toBe(404);
  }
});
