import { auditTrail, auditQuery } from '../../features/admin/people/audit.slice.ts';
import { customerQuery, customers } from '../../features/admin/people/customers.slice.ts';
import { customerCard } from '../../features/admin/people/customer-card.slice.ts';
import { promoCodes } from '../../features/admin/people/promo-codes.slice.ts';
import { staffMembers } from '../../features/admin/people/staff-members.slice.ts';
import { staffReviewQuery, staffReviews } from '../../features/admin/people/staff-reviews.slice.ts';
import {
  messages,
  messagesQuery,
  subscriberQuery,
  subscribers,
} from '../../features/admin/people/subscribers.slice.ts';
import { partIn } from '../../features/admin/settings/settings-form.ts';
import { settingsHistory } from '../../features/admin/settings/settings-history.slice.ts';
import { fetchSettings, settingsSlice } from '../../features/admin/settings/settings.slice.ts';
import { idOf } from '../loading.ts';
import { page } from '../page-modules.ts';
import type { AreaParts } from './area.ts';
import type { makeSectionGuard } from './section-guard.ts';

export const peopleReducers = {
  settings: settingsSlice.reducer,
  settingsHistory: settingsHistory.reducer,
  auditTrail: auditTrail.reducer,
  customers: customers.reducer,
  customerCard: customerCard.reducer,
  staffMembers: staffMembers.reducer,
  staffReviews: staffReviews.reducer,
  promoCodes: promoCodes.reducer,
  subscribers: subscribers.reducer,
  messages: messages.reducer,
};

const searchOf = (request: Request) => new URL(request.url).searchParams;

/** People, what they say, and what the owner decides, below the frame of E-DASH. */
export function peopleRoutes(
  { store: { dispatch }, load }: AreaParts,
  only: ReturnType<typeof makeSectionGuard>,
) {
  return [
    {
      path: 'settings',
      ...page('admin-settings', () => import('../../pages/admin-settings/admin-settings-page.tsx')),
      loader: only('settings', ({ request }) =>
        load(request, dispatch(fetchSettings()), dispatch(settingsHistory.fetch(partIn(searchOf(request))))),
      ),
    },
    {
      path: 'customers',
      ...page('admin-customers', () => import('../../pages/admin-customers/admin-customers-page.tsx')),
      loader: only('customers', ({ request }) =>
        load(request, dispatch(customers.fetch(customerQuery(searchOf(request))))),
      ),
    },
    {
      path: 'customers/:id',
      ...page('admin-customer', () => import('../../pages/admin-customer/admin-customer-page.tsx')),
      loader: only('customers', ({ request, params }) =>
        load(request, dispatch(customerCard.fetch(idOf(params)))),
      ),
    },
    {
      path: 'reviews',
      ...page('admin-reviews', () => import('../../pages/admin-reviews/admin-reviews-page.tsx')),
      loader: only('reviews', ({ request }) =>
        load(request, dispatch(staffReviews.fetch(staffReviewQuery(searchOf(request))))),
      ),
    },
    {
      path: 'promocodes',
      ...page('admin-promo-codes', () => import('../../pages/admin-promo-codes/admin-promo-codes-page.tsx')),
      loader: only('promotions', ({ request }) => load(request, dispatch(promoCodes.fetch()))),
    },
    {
      path: 'newsletter',
      ...page('admin-newsletter', () => import('../../pages/admin-newsletter/admin-newsletter-page.tsx')),
      loader: only('newsletter', ({ request }) =>
        load(
          request,
          dispatch(subscribers.fetch(subscriberQuery(searchOf(request)))),
          dispatch(messages.fetch(messagesQuery(searchOf(request)))),
        ),
      ),
    },
    {
      path: 'staff',
      ...page('admin-staff', () => import('../../pages/admin-staff/admin-staff-page.tsx')),
      loader: only('staff', ({ request }) => load(request, dispatch(staffMembers.fetch()))),
    },
    {
      path: 'audit',
      ...page('admin-audit', () => import('../../pages/admin-audit/admin-audit-page.tsx')),
      loader: only('audit', ({ request }) =>
        load(
          request,
          dispatch(auditTrail.fetch(auditQuery(searchOf(request)))),
          dispatch(staffMembers.fetch()),
        ),
      ),
    },
  ];
}
