import { logout, selectUser } from '../../features/account/user.slice.ts';
import { summary } from '../../features/dashboard/admin/dashboard.slice.ts';
import {
  clearWorkSeen,
  readWorkSeen,
  saveWorkSeen,
} from '../../features/dashboard/admin/work-seen.storage.ts';
import {
  fetchWork,
  selectWorkSeen,
  workSeen,
  workSeenRestored,
  type WorkState,
} from '../../features/dashboard/admin/work.slice.ts';
import { resolveDeadMails } from '../../features/operations/admin/operations.slice.ts';
import {
  correctOrder,
  decideReturn,
  moveOrder,
  payRefund,
} from '../../features/orders/admin/staff-order.slice.ts';
import { moveOrders, undoMoves } from '../../features/orders/admin/staff-orders.slice.ts';
import { decideReview } from '../../features/reviews/admin/staff-reviews.slice.ts';
import { answerTicket, setTicketState } from '../../features/contact/admin/tickets.slice.ts';
import { isAnyOf } from '@reduxjs/toolkit';
import { redirect } from 'react-router-dom';
import { fetchConfirmation } from '../../features/staff/admin/confirmation.slice.ts';
import { firstPermittedPath } from '../../features/staff/admin/admin-menu-entries.ts';
import { readPrintPaper, savePrintPaper } from '../../features/orders/admin/print-paper.storage.ts';
import { paperChosen, paperRestored } from '../../features/orders/admin/printed-orders.slice.ts';
import { AnnouncePage } from '../announce-page.tsx';
import { FramedError } from '../framed-error.tsx';
import { Component as AdminErrorPage } from '../../pages/admin/error/error-page.tsx';
import { nextPath } from '../../lib/next-path.ts';
import { paths } from '@e-store/shared/web-paths';
import type { AppDispatch } from '../../lib/thunk.ts';
import type { Listeners } from '../../lib/create-listeners.ts';
import { appStarted, routeModuleAdded } from '../../lib/app-events.ts';
import { NO_REQUEST } from '../loading.ts';
import { page } from './page-modules.ts';
import { SignedInOnly } from '../signed-in-only.tsx';
import { adminReducers, adminScreens } from './admin-screens.ts';
import type { RouteModule, RouteContext, BrowserStorage } from './route-module.ts';

export type AdminReducers = typeof adminReducers;

/** Calls after which the counts of open work may differ. */
const isWorkDone = isAnyOf(
  moveOrder.fulfilled,
  moveOrders.fulfilled,
  correctOrder.fulfilled,
  undoMoves.fulfilled,
  decideReturn.fulfilled,
  payRefund.fulfilled,
  resolveDeadMails.fulfilled,
  answerTicket.fulfilled,
  setTicketState.fulfilled,
  decideReview.fulfilled,
);

function adminRoutes(parts: RouteContext) {
  const {
    store,
    load,
    guards: { staff },
  } = parts;
  const { dispatch } = store;
  return [
    {
      path: '/admin',
      ...page(
        'admin/confirm-password',
        () => import('../../pages/admin/confirm-password/confirm-password-page.tsx'),
      ),
      loader: staff(async ({ request }) => {
        // A password counts for 30 minutes.
        const { meta } = await dispatch(fetchConfirmation());
        if (meta.requestStatus === 'rejected') return null;
        const role = selectUser(store.getState())?.role ?? 'Customer';
        throw redirect(nextPath(new URL(request.url).searchParams.get('next'), firstPermittedPath(role)));
      }),
    },
    {
      path: '/admin/dashboard',
      ...page('admin/frame', () => import('../../pages/admin/frame/frame-page.tsx')),
      loader: staff(({ request }) => {
        const isOnDashboard = new URL(request.url).pathname.replace(/\/$/, '') === paths.dashboard();
        return load(
          request,
          dispatch(fetchConfirmation()),
          isOnDashboard ? NO_REQUEST : dispatch(fetchWork()),
        );
      }),
      // List filters do not change who has access.
      shouldRevalidate: () => false,
      children: [{ ErrorBoundary: AdminErrorPage, children: adminScreens(parts) }],
    },
  ];
}

function addSeenWorkListener(listeners: Listeners, local: BrowserStorage['local']): void {
  listeners.startListening({
    matcher: isAnyOf(appStarted, routeModuleAdded),
    effect: (_, { dispatch }) => {
      dispatch(workSeenRestored(readWorkSeen(local)));
    },
  });
  listeners.startListening({
    matcher: isAnyOf(workSeen, fetchWork.fulfilled, summary.fetch.fulfilled),
    effect: (_, listenerApi) => {
      saveWorkSeen(local, selectWorkSeen(listenerApi.getState() as { work: WorkState }));
    },
  });
  listeners.startListening({ actionCreator: logout.fulfilled, effect: () => clearWorkSeen(local) });
}

function addPrintPaperListener(listeners: Listeners, local: BrowserStorage['local']): void {
  listeners.startListening({
    matcher: isAnyOf(appStarted, routeModuleAdded),
    effect: (_, { dispatch }) => {
      dispatch(paperRestored(readPrintPaper(local)));
    },
  });
  listeners.startListening({
    actionCreator: paperChosen,
    effect: ({ payload }) => savePrintPaper(local, payload),
  });
}

export const routeModule: RouteModule = {
  reducers: adminReducers,
  listen: (listeners, storage) => {
    if (storage) {
      addSeenWorkListener(listeners, storage.local);
      addPrintPaperListener(listeners, storage.local);
    }
    listeners.startListening.withTypes<unknown, AppDispatch>()({
      matcher: isWorkDone,
      effect: (_, { dispatch }) => {
        void dispatch(fetchWork());
      },
    });
  },
  bareRoutes: (parts) => [
    {
      ErrorBoundary: FramedError,
      children: [
        {
          element: (
            <>
              <SignedInOnly />
              <AnnouncePage />
            </>
          ),
          children: adminRoutes(parts),
        },
      ],
    },
  ],
};
