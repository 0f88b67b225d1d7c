import { request } from 'node:http';
import { setImmediate as next } from 'node:timers/promises';

/** Sends a body piece by piece until it is answered or all is sent; answers the status and how much had gone by then. */
export async function sendEndlessly(
  url: string,
  { headers, piece, bytes }: { headers: Record<string, string>; piece: Buffer; bytes: number },
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
  post.on('error', () => {}); // who was answered is hung up on
  while (status === 0 && sent < bytes && !post.destroyed) {
    const isTaken = post.write(piece);
    sent += piece.length;
    // oxlint-disable-next-line no-await-in-loop -- as fast as the other side takes it
    if (!isTaken) await Promise.race([answered, new Promise((resolve) => post.once('drain', resolve))]);
    // oxlint-disable-next-line no-await-in-loop -- the answer is heard between two pieces
    else await next();
  }
  if (sent >= bytes) post.end();
  await answered;
  post.destroy();
  return { status, sent };
}
