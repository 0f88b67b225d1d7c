import { Component as ErrorPage } from '../pages/shop/error/error-page.tsx';
import { RootLayout } from './root-layout.tsx';

/** A customer at /admin finds a way back. */
export function FramedError() {
  return (
    <RootLayout>
      <ErrorPage />
    </RootLayout>
  );
}
