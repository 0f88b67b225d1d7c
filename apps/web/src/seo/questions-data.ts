import type { Article, Text } from '../messages/en/articles/article.ts';
import type { JsonLd } from './structured-data.ts';

const plain = (words: Text): string =>
  typeof words === 'string'
    ? words
    : words.map((word) => (typeof word === 'string' ? word : word.text)).join('');

export function questionsData({ sections }: Article, origin: string): JsonLd {
  const parts = sections.flatMap((section) => section.parts);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: `${origin}/faq`,
    mainEntity: parts
      .flatMap((part) => (part.kind === 'questions' ? part.questions : []))
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
      })),
  };
}
