import type { AddressInfo, Server } from 'node:net';

type Address = { port: number; host: string; variable: string };

/**
 * Returns the port; 0 picks a free one.
 * @throws an error that names the variable to change when the port is taken
 */
export function listen(server: Server, { port, host, variable }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(portTakenMessage(port, variable), { cause: error }) : error,
      ),
    );
    server.listen(port, host, () => resolve(portFromAddress(server.address()) ?? port));
  });
}

function portTakenMessage(port: number, variable: string): string {
  return `Port ${port} is taken: stop what listens there, or set ${variable} to another port.`;
}

function portFromAddress(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}
