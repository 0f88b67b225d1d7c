import type { Theme } from './theme.ts';

/** `--paper` of each theme; browser bars cannot read CSS tokens. */
export const THEME_COLOURS: Record<Theme, string> = { light: '#fbfaf7', dark: '#0f1226' };
