import {
  type ReportReason,
  MAX_REVIEW_LENGTH,
  MIN_REVIEW_LENGTH,
  type Fit,
  type ReviewSort,
} from '@e-store/shared/reviews/review-rules';
import { ratingNote } from './rating.ts';

const { reviews } = ratingNote;
const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`);

export const reviewMessages = {
  none: 'No reviews yet.',
  outOf: 'out of 5',
  reviews,
  starsOf: (count: number) => `${count} out of 5 stars`,
  bars: 'Reviews by stars',
  bar: (given: number, count: number) => ({
    starNoun: given === 1 ? ' star: ' : ' stars: ',
    reviewNoun: count === 1 ? ' review' : ' reviews',
  }),
  verdicts: {
    small: 'Runs small for most buyers',
    true: 'True to size for most buyers',
    large: 'Runs large for most buyers',
  } satisfies Record<Fit, string>,
  fitAnswers: (count: number, of: number, fit: Fit) =>
    `${count} of ${of} buyers found it ${{ small: 'small', true: 'true to size', large: 'large' }[fit]}.`,
  fits: { small: 'Runs small', true: 'True to size', large: 'Runs large' } satisfies Record<Fit, string>,
  by: 'Verified buyer',
  size: (size: string) => `Size ${size}`,
  edited: (day: string) => `edited ${day}`,
  sort: 'Sort reviews',
  sorts: { newest: 'Newest', highest: 'Highest rating', lowest: 'Lowest rating' } satisfies Record<
    ReviewSort,
    string
  >,
  shown: (count: number, given: number | undefined) =>
    given === undefined ? reviews(count) : `${reviews(count)} with ${stars(given)}`,
  showAll: 'Show all reviews',
  noneSo: (given: number) => `No reviews with ${stars(given)}.`,
  noneHere: 'No reviews on this page.',
};

export const ownReviewMessages = {
  whoMay: 'Bought it here? You can review it once it has been delivered.',
  signIn: 'Log in to review',
  needsScript: 'Turn on JavaScript to write a review.',
  notLoaded: 'The form could not be loaded. Check your connection and try again.',
  invite: 'You bought this. What do you think of it?',
  write: 'Write a review',
  title: 'Your review',
  hidden: 'Our team has hidden this review. Other shoppers can’t see it.',
  titleNew: 'Write a review',
  rating: 'Your rating',
  words: 'Your review',
  wordsHint: `What do you like, and what could be better? Use ${MIN_REVIEW_LENGTH} to ${MAX_REVIEW_LENGTH} characters.`,
  fit: 'How does it fit?',
  fits: { small: 'Small', true: 'True to size', large: 'Large', '': 'Can’t say' } satisfies Record<
    Fit | '',
    string
  >,
  size: 'Which size is this about?',
  privacy:
    'Your review is shown publicly as “Verified buyer” with the size you bought. Your name is not shown.',
  publish: 'Publish review',
  save: 'Save changes',
  cancel: 'Cancel',
  edit: 'Edit',
  remove: 'Delete',
  removeSure: 'Delete your review?',
  removeYes: 'Delete review',
  keep: 'Keep review',
  published: 'Your review was published.',
  saved: 'Your review was updated.',
  removed: 'Your review was deleted.',
};

export const reportMessages = {
  report: 'Report',
  reportOf: (day: string) => ` review from ${day}`,
  title: 'What is wrong with this review?',
  reasons: {
    insulting: 'It insults or threatens someone',
    private: 'It shares private details, such as a name or number',
    advertising: 'It is advertising',
    'off-topic': 'It is not about this product',
    untrue: 'It is false or made up',
  } satisfies Record<ReportReason, string>,
  words: 'Details (optional)',
  send: 'Send report',
  cancel: 'Cancel',
};
