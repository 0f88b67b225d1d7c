/** Words of the parts that know nothing of the shop. */
export const uiWords = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  forward: 'Forward',
  back: 'Back',
  close: 'Close',
  tryAgain: 'Try again',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  showCharacters: 'Show characters',
  hideCharacters: 'Hide characters',
  capsLock: 'Caps Lock is on.',
  skipToContent: 'Skip to content',
  oneMore: 'Increase quantity',
  oneLess: 'Decrease quantity',
} as const;
