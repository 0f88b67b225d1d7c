import { isIP, isIPv4 } from 'node:net';

/** For logs: without zone and port, IPv4-mapped IPv6 as IPv4. `undefined` for other text. */
export function normaliseAddress(ip: string | undefined): string | undefined {
  const [address = ''] = withoutPort(ip ?? '').split('%');
  const [, mappedIPv4 = ''] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (isIPv4(mappedIPv4)) return mappedIPv4;
  return isIP(address) === 0 ? undefined : address.toLowerCase();
}

function withoutPort(ip: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(ip) ?? [];
  return v4 ?? v6 ?? ip;
}

type AddressSource = { ip?: string | undefined; socket: { remoteAddress?: string | undefined } };

/** From the trusted proxies, else the connection. */
export const visitorAddress = ({ ip, socket }: AddressSource): string | undefined =>
  normaliseAddress(ip) ?? normaliseAddress(socket.remoteAddress);
