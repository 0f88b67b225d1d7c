import { shipping } from '../../../messages/en/articles/shipping.ts';
import { ArticlePage, useStoreFacts } from '../article/article-page.tsx';

export function Component() {
  return <ArticlePage article={shipping(useStoreFacts())} />;
}
