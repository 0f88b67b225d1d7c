import { useEffect, useState } from 'react';
import { chooseTheme, currentTheme } from '../../lib/browser-theme.ts';
import type { Theme } from '../../lib/theme.ts';
import { Switch } from '../../ui/switch.tsx';

/** Dark or light, from now on; until it is used the system decides. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const [theme, setTheme] = useState<Theme>('light');
  // What the system prefers is known in the browser only.
  useEffect(() => setTheme(currentTheme()), []);
  return (
    <Switch
      className={className}
      checked={theme === 'dark'}
      onChange={({ target }) => {
        const chosen = target.checked ? 'dark' : 'light';
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    >
      Dark theme
    </Switch>
  );
}
