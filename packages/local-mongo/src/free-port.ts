import { createServer } from 'node:net';
import { PortTaken } from './errors.ts';

/**
 * The port itself when nobody listens there, any free one for 0.
 * @throws PortTaken
 */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => reject(new PortTaken(wanted)));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      server.close(() => resolve(port));
    });
  });
}
