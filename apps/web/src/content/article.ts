import type { Retention } from '@e-store/shared/privacy/retention';
import type { StoreContact } from '@e-store/shared/store/contact';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import type { Promises } from './promises.ts';

/** Words, and links among them. */
export type Words = string | readonly (string | { text: string; to: string })[];

export type ArticlePart =
  | { kind: 'text'; words: Words }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'questions'; questions: readonly { question: string; answer: Words }[] };

/** `href`: a mail address or a telephone number that can be pressed. */
export type Fact = { name: string; value: string | undefined; href?: string | undefined };

export type ArticleSection = { id: string; title: string; parts: readonly ArticlePart[] };

/** A page to read: what its title, its first sentence and its sections are. */
export type Article = {
  title: string;
  /** For lists of search results; a sentence of its own for each page. */
  description: string;
  lead: string;
  sections: readonly ArticleSection[];
};

/** What pages quote of the shop: never a figure of their own. */
export type ShopFigures = {
  promises: Promises;
  charges: StoreCharges | null;
  contact: StoreContact;
  keeps?: Retention | undefined;
};

/** Shown to staff alone, in place of a detail that the law requires. */
export const missingDetail = { words: 'Missing. Only staff can see this.', link: 'Add it' };

export const text = (words: Words): ArticlePart => ({ kind: 'text', words });
export const list = (...items: Words[]): ArticlePart => ({ kind: 'list', items });
