import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { NewPromoCode, PromoCode, PromoTermsChange, TypedPromoCode } from './promo-code.ts';
import { PROMO_FILTERS } from './promo-rules.ts';

export const PromoCodeQuery = z.object({
  ...listQuery.page,
  show: z
    .enum(PROMO_FILTERS, chooseMessage(PROMO_FILTERS))
    .default('all')
    .describe('`off`: stopped codes; `on`: all others.'),
});
export type PromoCodeQuery = z.infer<typeof PromoCodeQuery>;

export const listPromoCodes = endpoint({
  method: 'GET',
  path: '/admin/promocodes',
  access: staff(...SECTION_ROLES.promotions),
  summary: 'List promo codes by state, newest first, in pages',
  query: PromoCodeQuery,
  response: z.object({
    promoCodes: z.array(PromoCode),
    ...listTotal,
    counts: z.object({
      all: z.int(),
      on: z.int(),
      off: z.int(),
      running: z.int(),
      planned: z.int(),
      ended: z.int(),
      stopped: z.int(),
    }),
  }),
});

export const createPromoCode = endpoint({
  method: 'POST',
  path: '/admin/promocodes',
  access: staff(...SECTION_ROLES.promotions),
  idempotencyKey: '24h',
  summary: 'Create a promo code',
  body: NewPromoCode,
  response: PromoCode,
  errors: ['ALREADY_EXISTS'],
});

export const switchPromoCode = endpoint({
  method: 'PUT',
  path: '/admin/promocodes/:code',
  access: staff(...SECTION_ROLES.promotions),
  idempotencyKey: '24h',
  summary: 'Stop or restart a promo code',
  params: z.object({ code: TypedPromoCode }),
  body: z.object({ active: z.boolean('Use true or false.') }),
  response: PromoCode,
});

export const changePromoTerms = endpoint({
  method: 'PUT',
  path: '/admin/promocodes/:code/terms',
  access: staff(...SECTION_ROLES.promotions),
  idempotencyKey: '24h',
  summary:
    'Save the dates, minimum and limits of a promo code, and remove those that are absent; its discount does not change',
  params: z.object({ code: TypedPromoCode }),
  body: PromoTermsChange,
  response: PromoCode,
  versioned: { field: 'version', record: 'promo code' },
  errors: ['CHANGED_MEANWHILE'],
});
