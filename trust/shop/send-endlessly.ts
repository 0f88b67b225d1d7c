import { request } from 'node:http';
import { setImmediate as next } from 'node:timers/promises';

/** In chunks until a response arrives. Returns the status and the bytes sent. */
export async function sendEndlessly(
  url: string,
  { headers, chunk, bytes }: { headers: Record<string, string>; chunk: Buffer; bytes: number },
): Promise<{ status: number; sent: number }> {
  let status = 0;
  let sent = 0;
  const post = request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked', ...headers },
  });
  const answered = new Promise<void>((resolve) => {
    post.once('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      resolve();
    });
    post.once('close', resolve);
  });
  post.on('error', () => {});
  while (status === 0 && sent < bytes && !post.destroyed) {
    const canContinue = post.write(chunk);
    sent += chunk.length;
    if (!canContinue) await Promise.race([answered, new Promise((resolve) => post.once('drain', resolve))]);
    else await next();
  }
  if (sent >= bytes) post.end();
  await answered;
  post.destroy();
  return { status, sent };
}
