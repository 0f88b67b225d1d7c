import type { ReviewFilter, ReportReason } from '@e-store/shared/reviews/review-rules';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const staffReviewMessages = {
  title: 'Reviews',
  loading: 'Reviews are loading',
  tabs: 'Filter reviews',
  shows: { all: 'All', reported: 'Reported', hidden: 'Hidden' } satisfies Record<ReviewFilter, string>,
  stars: 'Stars',
  anyStars: 'Any',
  starsOf: (count: number) => counted(count, 'star', 'stars'),
  ofFive: (count: number) => `${count} out of 5`,
  columns: { product: 'PRODUCT', review: 'REVIEW', author: 'CUSTOMER', state: 'STATUS', actions: 'ACTIONS' },
  none: 'No reviews yet.',
  noneFound: 'No reviews match these filters.',
  showAll: 'Show all reviews',
  shown: 'Shown',
  hidden: 'Hidden',
  reported: (count: number) => `Reported ${count === 1 ? 'once' : `${count} times`}`,
  hide: 'Hide',
  approve: 'Approve',
  showAgain: 'Show again',
  showAgainOf: (product: string) => `Show again: review of ${product}`,
  hideOf: (product: string) => `Hide review of ${product}`,
  approveOf: (product: string) => `Approve review of ${product}`,
  hideLead:
    'Customers will no longer see it, and it will not count towards the rating. You can show it again later.',
  approveLead: 'It stays visible and counts towards the rating. Its reports are closed.',
  cancel: 'Cancel',
  reason: 'Reason',
  reasonHint: 'Saved in the audit trail.',
  hiddenDone: 'Review hidden.',
  approvedDone: 'Review approved.',
  putBack: 'Decision undone.',
  decidedBy: (name: string, when: string, reason: string) => `${name}, ${when}: ${reason}`,
  reasons: {
    insulting: 'Insulting',
    private: 'Private details',
    advertising: 'Advertising',
    'off-topic': 'Off topic',
    untrue: 'Untrue',
  } satisfies Record<ReportReason, string>,
} as const;
