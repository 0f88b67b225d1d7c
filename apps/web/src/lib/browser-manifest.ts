import { onFirstSign } from './browser-first-sign.ts';

const MANIFEST = '/site.webmanifest';

/**
 * Says how the shop is installed, as soon as a finger or a key touches the page. In the page itself it would cost every
 * first view on a phone two requests: the browser asks for the manifest at once, and for the icon that it names.
 */
export function linkManifest(): void {
  onFirstSign(['pointerdown', 'keydown'], () => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'manifest', href: MANIFEST });
    document.head.append(link);
  });
}
