import { Component as ErrorPage } from '../pages/shop/error/error-page.tsx';
import { RootLayout } from './root-layout.tsx';

/** In the shop's frame, so that a customer at /admin finds a way back. */
export function FramedError() {
  return (
    <RootLayout>
      <ErrorPage />
    </RootLayout>
  );
}
