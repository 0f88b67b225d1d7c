import { Component as ErrorPage } from '../pages/error/error-page.tsx';
import { RootLayout } from './root-layout.tsx';

/** An error of pages that have no frame of the shop: a customer at /admin still finds the way back. */
export function FramedError() {
  return (
    <RootLayout>
      <ErrorPage />
    </RootLayout>
  );
}
