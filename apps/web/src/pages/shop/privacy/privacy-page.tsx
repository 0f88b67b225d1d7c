import { privacy } from '../../../messages/en/articles/privacy.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { useStoreFacts } from '../article/use-store-facts.ts';

export function Component() {
  return <ArticlePage article={privacy(useStoreFacts())} />;
}
