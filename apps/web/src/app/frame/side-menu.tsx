import { chromeMessages } from '../../messages/en/frame.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type SideMenuProps = { open: boolean; onClose: () => void; isSignedIn: boolean };

const loadLinks = () => import('./side-menu-links.tsx');

export const fetchMenuAhead = () => void loadLinks().catch(() => {});

export function SideMenu({ open, onClose, isSignedIn }: SideMenuProps) {
  const { part, hasFailed, retry } = useLazyPart(loadLinks, open);
  return (
    <Sheet side="left" open={open} onClose={onClose} label={chromeMessages.menu} head={<Logo />}>
      {hasFailed && <ErrorPanel message={chromeMessages.menuNotLoaded} onRetry={retry} />}
      {part && <part.SideMenuLinks onFollow={onClose} isSignedIn={isSignedIn} />}
    </Sheet>
  );
}
