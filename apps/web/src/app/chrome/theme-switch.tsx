import { chromeMessages } from '../../messages/en/chrome.ts';
import { chooseTheme } from '../../lib/browser-theme.ts';
import { Switch } from '../../ui/switch.tsx';
import { useTheme } from './use-theme.ts';

export function ThemeSwitch({ className }: { className?: string | undefined }) {
  return (
    <Switch
      className={className}
      checked={useTheme() === 'dark'}
      onChange={({ target }) => chooseTheme(target.checked ? 'dark' : 'light')}
    >
      {chromeMessages.darkTheme}
    </Switch>
  );
}
