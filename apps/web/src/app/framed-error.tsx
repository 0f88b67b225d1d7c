import { Component as ErrorPage } from '../pages/shop/error/error-page.tsx';
import { RootLayout } from './root-layout.tsx';

/**
 * Shows errors of frameless routes within the shop's frame, so that a customer at /admin finds a way back.
 */
export function FramedError() {
  return (
    <RootLayout>
      <ErrorPage />
    </RootLayout>
  );
}
