export const isLoopback = (host) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Unset means http://localhost. */
export const isOnThisMachine = (address) => {
  if (address === undefined) return true;
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
  return isLoopback(host) || host.endsWith('.localhost');
};
