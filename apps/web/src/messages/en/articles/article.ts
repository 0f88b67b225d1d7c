import type { Retention } from '@e-store/shared/privacy/privacy-terms';
import type { StoreContact, StoreCharges } from '@e-store/shared/store/endpoints';
import type { Promises } from '../store/promises.ts';

export const articleMessages = { contents: 'On this page' } as const;

export type Text = string | readonly (string | { text: string; to: string })[];

export type ArticlePart =
  | { kind: 'text'; words: Text }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'questions'; questions: readonly { question: string; answer: Text }[] };

export type Fact = { name: string; value: string | undefined; href?: string | undefined };

export type ArticleSection = { id: string; title: string; parts: readonly ArticlePart[] };

export type Article = {
  title: string;
  description: string;
  lead: string;
  sections: readonly ArticleSection[];
};

/** Store facts that pages quote instead of literal amounts. */
export type StoreFacts = {
  promises: Promises;
  charges: StoreCharges | null;
  contact: StoreContact;
  keeps?: Retention | undefined;
};

/** Shown only to staff, in place of a legally required detail. */
export const missingDetail = { words: 'Missing. Only staff can see this.', link: 'Add it' };

export const text = (words: Text): ArticlePart => ({ kind: 'text', words });
export const list = (...items: Text[]): ArticlePart => ({ kind: 'list', items });
