import { hasLocalGateway, isDemo } from '../../tools/settings/settings.js';

const logins = [
  ['shopper', 'shopper@example.com', 'shopper-demo-pass'],
  ['Admin', 'admin@example.com', 'admin-demo-passphrase'],
  ['Packer', 'packer@example.com', 'packer-demo-passphrase'],
  ['Catalogue', 'catalogue@example.com', 'catalogue-demo-passphrase'],
];

const rows = ({ url, apiUrl, mailUrl, values }) => [
  ['shop', url],
  ['API', `${apiUrl}/api/v1`],
  ...(mailUrl ? [['mail inbox', mailUrl]] : []),
  ...(hasLocalGateway(values) ? [['payments', 'on a test page; no money moves']] : []),
  ...(isDemo(values) ? logins.map(([who, email, password]) => [who, `${email}  ${password}`]) : []),
  ['your data', values.DATA_DIR],
  ['stop', 'Ctrl-C'],
];

export const banner = (shop) =>
  ['', '  E-Store', ...rows(shop).map(([label, text]) => `  ${label.padEnd(11)} ${text}`), ''].join('\n');
