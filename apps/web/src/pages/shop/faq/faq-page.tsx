import { faq } from '../../../messages/en/articles/faq.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { useStoreFacts } from '../article/use-store-facts.ts';

export function Component() {
  return <ArticlePage article={faq(useStoreFacts())} />;
}
