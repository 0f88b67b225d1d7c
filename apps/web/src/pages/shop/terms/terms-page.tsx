import { terms } from '../../../messages/en/articles/terms.ts';
import { ArticlePage, useStoreFacts } from '../article/article-page.tsx';

export function Component() {
  return <ArticlePage article={terms(useStoreFacts())} />;
}
