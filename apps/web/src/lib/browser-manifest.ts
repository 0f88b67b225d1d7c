import { onFirstInteraction } from './browser-first-interaction.ts';

const MANIFEST = '/site.webmanifest';

/**
 * Links the manifest at the first interaction. In the page's HTML it would cost every first view two
 * requests.
 */
export function linkManifest(): void {
  onFirstInteraction(['pointerdown', 'keydown'], () => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'manifest', href: MANIFEST });
    document.head.append(link);
  });
}
