export const adminTitle = (page: string) => `${page} · E-DASH`;

export const tableMessages = {
  chosen: (count: number) => `${count} selected`,
  chooseRow: (name: string) => `Select ${name}`,
  chooseAll: 'Select all on this page',
  chooseNone: 'Clear',
  search: 'Search',
  filter: 'Filter',
  apply: 'Apply filters',
  clear: 'Clear filters',
  sort: 'Sort',
  perPage: 'Rows',
} as const;

export const conflictMessages = {
  title: 'Someone else saved changes',
  current: 'Current version',
  yours: 'Your version',
  keepMine: 'Keep mine',
  takeCurrent: 'Use current',
};

export const confirmMessages = { saveAnyway: 'Save anyway', cancel: 'Cancel' } as const;

export const progressMessages = { label: 'Progress' } as const;

export const toastMessages = { undo: 'Undo' } as const;

export const draftMessages = {
  restored: 'Your unsaved text has been restored.',
} as const;
