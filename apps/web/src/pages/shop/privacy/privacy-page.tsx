import { privacy } from '../../../messages/en/articles/privacy.ts';
import { ArticlePage, useStoreFacts } from '../article/article-page.tsx';

export function Component() {
  return <ArticlePage article={privacy(useStoreFacts())} />;
}
