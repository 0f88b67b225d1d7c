import { formatCount } from '@e-store/shared/money';

export const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

export const adminTitle = (page: string) => `${page} · E-DASH`;

const methods: Readonly<Record<string, string>> = { EXCHANGE: 'Exchange' };

export const formatMethod = (method: string): string => methods[method] ?? method;

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
  title: 'This has changed since you opened it',
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

const NAMED_LINES_MAX = 20;

export function nameLines(lines: readonly number[]): string {
  if (lines.length === 1) return `line ${lines[0]}`;
  const isMore = lines.length > NAMED_LINES_MAX;
  const shown = lines.slice(0, isMore ? NAMED_LINES_MAX : -1).join(', ');
  const rest = isMore ? `${formatCount(lines.length - NAMED_LINES_MAX)} more` : lines.at(-1);
  return `lines ${shown} and ${rest}`;
}
