import { sizeGuide } from '../../content/size-guide.ts';
import { ArticlePage } from '../../features/store/components/article-page.tsx';

export function Component() {
  return <ArticlePage article={sizeGuide()} />;
}
