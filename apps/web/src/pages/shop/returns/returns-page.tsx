import { returns } from '../../../messages/en/articles/returns.ts';
import { ArticlePage, useStoreFacts } from '../article/article-page.tsx';

export function Component() {
  return <ArticlePage article={returns(useStoreFacts())} />;
}
