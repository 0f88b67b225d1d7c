import { endpoint, staff } from '../endpoint.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { ShopStatus } from './shop-status.ts';

export const getStatus = endpoint({
  method: 'GET',
  path: '/admin/status',
  access: staff(...SECTION_ROLES.status),
  summary: 'Get the state of the server: database, clock, worker, mails, backup, disk, version',
  response: ShopStatus,
});
