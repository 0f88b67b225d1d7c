/** Demo logins and disabled rate limits require that nobody else can reach the shop. */
export function findExposedSettings({
  HOST = '127.0.0.1',
  PUBLIC_URL,
  MONGODB_URI,
  DEMO,
  RATE_LIMITS,
}: Record<string, string | undefined>): string[] {
  const isDemo = DEMO === 'true' || DEMO === 'throwaway';
  const isReached = !isLoopback(HOST);
  return [
    ...(isDemo && isReached ? [`DEMO is only for this machine, and HOST is ${HOST}`] : []),
    ...(isDemo && PUBLIC_URL !== undefined && !isOnThisMachine(PUBLIC_URL)
      ? [`DEMO is only for this machine, and PUBLIC_URL is ${PUBLIC_URL}`]
      : []),
    ...(DEMO === 'true' && MONGODB_URI !== undefined && !isDatabaseOnThisMachine(MONGODB_URI)
      ? [
          'DEMO is only for a database on this machine. DEMO=throwaway also fills the database at MONGODB_URI, if its data may be lost',
        ]
      : []),
    ...(RATE_LIMITS === 'off' && isReached
      ? [`RATE_LIMITS can be off only on this machine, and HOST is ${HOST}`]
      : []),
  ];
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

export function isOnThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
  return isLoopback(host) || host.endsWith('.localhost');
}

function isDatabaseOnThisMachine(uri: string): boolean {
  const [, members = ''] = /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri) ?? [];
  return members
    .split(',')
    .every((member) => isLoopback(member.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')));
}
