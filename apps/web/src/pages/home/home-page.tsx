import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { ProductRail } from '../../features/catalog/components/product-rail.tsx';
import { selectProductList, selectProductsError } from '../../features/catalog/products.slice.ts';
import { selectSelection } from '../../features/catalog/selection.slice.ts';
import { NewsletterBand } from '../../features/newsletter/components/newsletter-band.tsx';
import { Block } from '../../ui/block.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Banners } from './banners.tsx';
import { Hero } from './hero.tsx';
import { Highlights } from './highlights.tsx';
import { ProductsToday } from './products-today.tsx';
import { Why } from './why.tsx';

export function Component() {
  const list = useSelector(selectProductList);
  const error = useSelector(selectProductsError);
  const selection = useSelector(selectSelection);
  const { revalidate } = useRevalidator();
  return (
    <>
      <title>E-Store</title>
      <meta
        name="description"
        content="T-shirts, shirts and jeans for men, women and kids. Cash on delivery across India."
      />
      <Hero />
      <Wrap>
        <Highlights />
        <Block near>
          <Banners />
        </Block>
        <ProductRail products={selection} />
        <Why />
        <ProductsToday products={list?.product} failure={error?.message} onRetry={() => void revalidate()} />
      </Wrap>
      <NewsletterBand />
    </>
  );
}
