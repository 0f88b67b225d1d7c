import { sizeGuide } from '../../content/size-guide.ts';
import { ArticlePage } from '../article/article-page.tsx';

export function Component() {
  return <ArticlePage article={sizeGuide()} />;
}
