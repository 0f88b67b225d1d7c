import { get } from 'node:http';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const packedBytes = (url, encoding) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve(bytes));
      response.once('error', reject);
    }).once('error', reject);
  });

const kibibytes = async (urls, encoding) => {
  const sizes = await Promise.all(urls.map((url) => packedBytes(url, encoding)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

/**
 * Four scores (of 100), LCP and TBT (ms), CLS, all and third-party requests. KiB: JavaScript and CSS (brotli),
 * HTML (gzip).
 */
export const readPageMetrics = async ({ finalDisplayedUrl, categories, audits }) => {
  const requests = audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'));
  const ofType = (type) => [
    ...new Set(requests.filter(({ resourceType }) => resourceType === type).map(({ url }) => url)),
  ];
  const { origin } = new URL(finalDisplayedUrl);
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    requests: requests.length,
    elsewhere: requests.filter(({ url }) => new URL(url).origin !== origin).length,
    js: await kibibytes(ofType('Script'), 'br'),
    css: await kibibytes(ofType('Stylesheet'), 'br'),
    html: await kibibytes([finalDisplayedUrl], 'gzip'),
  };
};

const isScore = (name) => CATEGORIES.includes(name);

export const worstOf = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0]).map((name) => {
      const all = runs.map((run) => run[name]);
      return [name, isScore(name) ? Math.min(...all) : Math.max(...all)];
    }),
  );

/** Scores below their goal, others above. */
export const missedGoals = (metrics, goals) =>
  Object.keys(goals).filter((name) =>
    isScore(name) ? metrics[name] < goals[name] : metrics[name] > goals[name],
  );
