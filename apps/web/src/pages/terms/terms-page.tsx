import { terms } from '../../content/terms.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { useShopFigures } from '../article/use-shop-figures.ts';

export function Component() {
  return <ArticlePage article={terms(useShopFigures())} />;
}
