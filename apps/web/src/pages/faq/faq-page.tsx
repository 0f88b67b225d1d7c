import { faq } from '../../content/faq.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { useShopFigures } from '../article/use-shop-figures.ts';

export function Component() {
  return <ArticlePage article={faq(useShopFigures())} />;
}
