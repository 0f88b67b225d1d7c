import { shipping } from '../../../messages/en/articles/shipping.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { useStoreFacts } from '../article/use-store-facts.ts';

export function Component() {
  return <ArticlePage article={shipping(useStoreFacts())} />;
}
