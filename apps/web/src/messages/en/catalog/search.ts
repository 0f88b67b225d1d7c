import type { HelpTopic } from '@e-store/shared/catalog/search-note';
import { formatCount } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';

export const helpLinks: Readonly<Record<HelpTopic, { label: string; to: string }>> = {
  returns: { label: 'Returns and refunds', to: paths.returns() },
  delivery: { label: 'Shipping and delivery', to: paths.shipping() },
  orders: { label: 'My Orders', to: paths.myOrders() },
  sizeGuide: { label: 'Size guide', to: paths.sizeGuide() },
  payment: { label: 'Paying for an order', to: paths.faq() },
  offers: { label: 'Promo codes', to: paths.faq() },
  account: { label: 'Your account', to: paths.account() },
  contact: { label: 'Contact us', to: paths.contact() },
  faq: { label: 'FAQs', to: paths.faq() },
  privacy: { label: 'Privacy', to: paths.privacy() },
  terms: { label: 'Terms', to: paths.terms() },
};

const products = (count: number) => (count === 1 ? '1 product' : `${formatCount(count)} products`);
const searches = (count: number) => (count === 1 ? '1 search' : `${formatCount(count)} searches`);

export const searchMessages = {
  suggestions: 'Suggestions',
  searches: 'Searches',
  recent: 'Recent searches',
  kinds: 'Categories',
  products: 'Products',
  popular: 'Popular now',
  outOfStock: 'Out of stock',
  seeAll: (count: number, typed: string) => `See all ${formatCount(count)} results for “${typed}”`,
  seeOne: (typed: string) => `See the result for “${typed}”`,
  countNoun: (count: number) => (count === 1 ? 'product' : 'products'),
  loading: 'Suggestions are loading',
  help: 'Help',
  helpOffer: 'Looking for help?',
  nothing: (typed: string) => `No match for “${typed}”. Press Enter to see similar products.`,
  pressEnter: 'Press Enter to see popular products.',
  announced: (productCount: number, terms: number) =>
    `${products(productCount)}${terms > 0 ? ` and ${searches(terms)}` : ''} suggested. Use the arrow keys to choose.`,
  forgetKey: 'Press Delete to remove a recent search.',
  forgetAll: 'Clear recent searches',

  note: 'How we understood your search',
  readAs: 'We understood',
  without: (label: string) => `${label}, search without it`,
  showing: 'Showing results for',
  insteadOf: 'Search instead for',
  leftOut: (words: readonly string[]) =>
    `We found nothing for ${words.map((word) => `“${word}”`).join(', ')}, so we left ${words.length === 1 ? 'it' : 'them'} out.`,
  notSold: (goods: readonly string[]) => `We don’t sell ${goods.join(' or ')}.`,
  restFound: 'These products match the rest of your search.',
  quoted: 'Showing exact matches only.',

  offers: 'Try these instead',
  searchFor: (keyword: string) => `Search for “${keyword}”`,
  leaveOut: (label: string) => `Leave out: ${label}`,
  offerCount: (count: number) => products(count),
};
