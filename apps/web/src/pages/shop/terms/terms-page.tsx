import { terms } from '../../../messages/en/articles/terms.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { useStoreFacts } from '../article/use-store-facts.ts';

export function Component() {
  return <ArticlePage article={terms(useStoreFacts())} />;
}
