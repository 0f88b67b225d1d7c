import { request } from 'node:http';

const read = (response, asked, resolve, reject) => {
  const chunks = [];
  response.on('data', (chunk) => chunks.push(chunk));
  response.once('error', reject);
  response.once('end', () => {
    const text = Buffer.concat(chunks).toString();
    const { statusCode: status, headers } = response;
    const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    if (status >= 200 && status <= 299) resolve({ body: JSON.parse(text), headers, cookie });
    else reject(new Error(`${asked.method ?? 'GET'} ${asked.path} answers ${status}: ${text}`));
  });
};

/**
 * @param {string} api address of the API with its prefix
 * @param {{ path: string, method?: string, body?: object, headers?: Record<string, string>, agent?: import('node:http').Agent }} asked
 * @returns {Promise<{ body: any, headers: object, cookie: string }>}
 */
export const call = (api, asked) =>
  new Promise((resolve, reject) => {
    const { path, method = 'GET', body, headers = {}, agent } = asked;
    const sent = body === undefined ? '' : JSON.stringify(body);
    const type = sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
    request(api + path, { method, agent, headers: { ...headers, ...type } }, (response) =>
      read(response, asked, resolve, reject),
    )
      .once('error', reject)
      .end(sent);
  });
