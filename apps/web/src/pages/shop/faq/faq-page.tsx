import { faq } from '../../../messages/en/articles/faq.ts';
import { ArticlePage, useStoreFacts } from '../article/article-page.tsx';

export function Component() {
  return <ArticlePage article={faq(useStoreFacts())} />;
}
