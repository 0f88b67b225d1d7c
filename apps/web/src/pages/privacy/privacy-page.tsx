import { privacy } from '../../content/privacy.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { useShopFigures } from '../article/use-shop-figures.ts';

export function Component() {
  return <ArticlePage article={privacy(useShopFigures())} />;
}
