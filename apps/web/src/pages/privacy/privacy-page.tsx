import { privacy } from '../../content/privacy.ts';
import { ArticlePage } from '../../features/store/components/article-page.tsx';
import { useShopFigures } from '../../features/store/use-shop-figures.ts';

export function Component() {
  return <ArticlePage article={privacy(useShopFigures())} />;
}
