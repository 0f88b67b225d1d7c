import { isIP, isIPv4 } from 'node:net';

/**
 * A visitor's address as log lines have it: without a zone or the port that some proxies write, and IPv4 written as IPv6
 * as IPv4. `undefined` for text that is no address, which a proxy may have handed on.
 */
export function loggedAddress(ip: string | undefined): string | undefined {
  const [address = ''] = withoutPort(ip ?? '').split('%');
  const [, tail = ''] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (isIPv4(tail)) return tail;
  return isIP(address) === 0 ? undefined : address.toLowerCase();
}

/** `192.0.2.7:4000` → `192.0.2.7`, `[2001:db8::7]:4000` and `[2001:db8::7]` → `2001:db8::7`. */
function withoutPort(ip: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(ip) ?? [];
  return v4 ?? v6 ?? ip;
}

type Incoming = { ip?: string | undefined; socket: { remoteAddress?: string | undefined } };

/** The visitor's address as the trusted proxies say it; that of the connection where they name no address. */
export const visitorAddress = ({ ip, socket }: Incoming): string | undefined =>
  loggedAddress(ip) ?? loggedAddress(socket.remoteAddress);
