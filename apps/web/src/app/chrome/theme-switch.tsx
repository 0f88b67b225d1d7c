import { chromeWords } from '../../content/chrome.ts';
import { chooseTheme } from '../../lib/browser-theme.ts';
import { Switch } from '../../ui/switch.tsx';
import { useTheme } from './use-theme.ts';

/** Dark or light, from now on; until it is used the system decides. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  return (
    <Switch
      className={className}
      checked={useTheme() === 'dark'}
      onChange={({ target }) => chooseTheme(target.checked ? 'dark' : 'light')}
    >
      {chromeWords.darkTheme}
    </Switch>
  );
}
