import { isAnyOf } from '@reduxjs/toolkit';
import { auditTrail, auditQuery } from '../../features/staff/admin/audit.slice.ts';
import { customerQuery, customers, customerCard } from '../../features/customers/admin/customers.slice.ts';
import { deadMailQuery, deadMails, shopStatus } from '../../features/operations/admin/operations.slice.ts';
import { promoCodeQuery, promoCodes } from '../../features/promotions/admin/promo-codes.slice.ts';
import { staffMembers } from '../../features/staff/admin/staff-members.slice.ts';
import {
  decideReview,
  staffReviewQuery,
  staffReviews,
} from '../../features/reviews/admin/staff-reviews.slice.ts';
import { subscriberQuery, subscribers } from '../../features/newsletter/admin/subscribers.slice.ts';
import {
  answerTicket,
  setTicketState,
  ticket,
  ticketQuery,
  tickets,
} from '../../features/contact/admin/tickets.slice.ts';
import { readSection } from '../../features/store/admin/settings-form.ts';
import { secondFactor } from '../../features/staff/admin/second-factor.slice.ts';
import { settingsHistory, fetchSettings, settingsSlice } from '../../features/store/admin/settings.slice.ts';
import { requireObjectId } from '../loading.ts';
import { page } from './page-modules.ts';
import type { RouteContext } from './route-module.ts';
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
  tickets: tickets.reducer,
  ticket: ticket.reducer,
  deadMails: deadMails.reducer,
  secondFactor: secondFactor.reducer,
  shopStatus: shopStatus.reducer,
};

export const isMessageDone = isAnyOf(
  answerTicket.fulfilled,
  setTicketState.fulfilled,
  decideReview.fulfilled,
);

const searchOf = (request: Request) => new URL(request.url).searchParams;

export function peopleRoutes(
  { store: { dispatch }, load, guards: { staff } }: RouteContext,
  only: ReturnType<typeof makeSectionGuard>,
) {
  return [
    {
      path: 'settings',
      ...page('admin/settings', () => import('../../pages/admin/settings/settings-page.tsx')),
      loader: only('settings', ({ request }) =>
        load(
          request,
          dispatch(fetchSettings()),
          dispatch(settingsHistory.fetch(readSection(searchOf(request)))),
        ),
      ),
    },
    {
      path: 'customers',
      ...page('admin/customers', () => import('../../pages/admin/customers/customers-page.tsx')),
      loader: only('customers', ({ request }) =>
        load(request, dispatch(customers.fetch(customerQuery(searchOf(request))))),
      ),
    },
    {
      path: 'customers/:id',
      ...page('admin/customer', () => import('../../pages/admin/customer/customer-page.tsx')),
      loader: only('customers', ({ request, params }) =>
        load(request, dispatch(customerCard.fetch(requireObjectId(params)))),
      ),
    },
    {
      path: 'reviews',
      ...page('admin/reviews', () => import('../../pages/admin/reviews/reviews-page.tsx')),
      loader: only('reviews', ({ request }) =>
        load(request, dispatch(staffReviews.fetch(staffReviewQuery(searchOf(request))))),
      ),
    },
    {
      path: 'promocodes',
      ...page('admin/promo-codes', () => import('../../pages/admin/promo-codes/promo-codes-page.tsx')),
      loader: only('promotions', ({ request }) =>
        load(request, dispatch(promoCodes.fetch(promoCodeQuery(searchOf(request))))),
      ),
    },
    {
      path: 'messages',
      ...page('admin/messages', () => import('../../pages/admin/messages/messages-page.tsx')),
      loader: only('messages', ({ request }) =>
        load(request, dispatch(tickets.fetch(ticketQuery(searchOf(request))))),
      ),
    },
    {
      path: 'messages/:id',
      ...page('admin/ticket', () => import('../../pages/admin/ticket/ticket-page.tsx')),
      loader: only('messages', ({ request, params }) =>
        load(request, dispatch(ticket.fetch(requireObjectId(params)))),
      ),
    },
    {
      path: 'newsletter',
      ...page('admin/newsletter', () => import('../../pages/admin/newsletter/newsletter-page.tsx')),
      loader: only('newsletter', ({ request }) =>
        load(request, dispatch(subscribers.fetch(subscriberQuery(searchOf(request))))),
      ),
    },
    {
      path: 'mails',
      ...page('admin/mails', () => import('../../pages/admin/mails/mails-page.tsx')),
      loader: only('mail', ({ request }) =>
        load(request, dispatch(deadMails.fetch(deadMailQuery(searchOf(request))))),
      ),
    },
    {
      path: 'staff',
      ...page('admin/staff', () => import('../../pages/admin/staff/staff-page.tsx')),
      loader: only('staff', ({ request }) => load(request, dispatch(staffMembers.fetch()))),
    },
    {
      path: 'audit',
      ...page('admin/audit', () => import('../../pages/admin/audit/audit-page.tsx')),
      loader: only('audit', ({ request }) =>
        load(
          request,
          dispatch(auditTrail.fetch(auditQuery(searchOf(request)))),
          dispatch(staffMembers.fetch()),
        ),
      ),
    },
    {
      path: 'status',
      ...page('admin/status', () => import('../../pages/admin/status/status-page.tsx')),
      loader: only('status', ({ request }) => load(request, dispatch(shopStatus.fetch()))),
    },
    {
      path: 'two-step',
      ...page('admin/two-step', () => import('../../pages/admin/two-step/two-step-page.tsx')),
      loader: staff(({ request }) => load(request, dispatch(secondFactor.fetch()))),
    },
  ];
}
