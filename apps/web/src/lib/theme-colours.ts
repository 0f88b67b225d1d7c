import type { Theme } from './theme.ts';

/** `--paper` of each theme, for the bars of the browser, which cannot read the tokens. */
export const THEME_COLOURS: Record<Theme, string> = { light: '#fbfaf7', dark: '#0f1226' };
