import { Outlet, ScrollRestoration } from 'react-router-dom';

/** The frame of the shop around its pages. */
export function RootLayout() {
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
