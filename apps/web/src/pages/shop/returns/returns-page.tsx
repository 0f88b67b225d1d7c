import { returns } from '../../../messages/en/articles/returns.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { useStoreFacts } from '../article/use-store-facts.ts';

export function Component() {
  return <ArticlePage article={returns(useStoreFacts())} />;
}
