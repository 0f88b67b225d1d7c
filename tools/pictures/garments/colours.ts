export const COLOURS = {
  white: '#f3f1ec',
  ecru: '#e4dac6',
  black: '#222329',
  charcoal: '#474a52',
  grey: '#a9abad',
  indigo: '#2b3875',
  navy: '#1f2949',
  sky: '#a8c2da',
  marigold: '#e3a02c',
  madder: '#9c3a33',
  rose: '#d8a49b',
  olive: '#6a6d47',
  sage: '#a5b095',
  teal: '#2d6468',
  rust: '#b45c33',
  lilac: '#b5accb',
  stone: '#b8b0a1',
  sand: '#d3c0a0',
  bottle: '#24463c',
  wine: '#5c2436',
  mint: '#bfd6c7',
  'denim-raw': '#28324f',
  'denim-dark': '#34466b',
  'denim-mid': '#54719a',
  'denim-light': '#9db3cb',
  'denim-black': '#303137',
  'denim-ecru': '#ddd3bf',
} as const;

export type ColourKey = keyof typeof COLOURS;

/** Background, equal to the `--studio` token of the shop. */
export const STUDIO = '#e9e8e6';

/** Very dark indigo, because warm black looks dirty on white cloth. */
export const SHADE = '#0b0d1c';
export const MARIGOLD = '#e3a02c';

export const isColourKey = (name: string): name is ColourKey => Object.hasOwn(COLOURS, name);
