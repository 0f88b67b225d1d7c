import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { homeContent } from '../../../messages/en/home/home.ts';
import { homeDepartment } from '../../../features/catalog/home-queries.ts';
import { selectProductList, selectProductsError } from '../../../features/catalog/products.slice.ts';
import { selectClaims } from '../../../features/store/store.slice.ts';
import { NewsletterBand } from '../../../features/newsletter/shop/newsletter-band.tsx';
import { Block } from '../../../ui/block.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { Banners } from './banners.tsx';
import { Hero } from './hero.tsx';
import { Highlights } from './highlights.tsx';
import { JustForYou } from './just-for-you.tsx';
import { ProductsToday } from './products-today.tsx';
import { Why } from './why.tsx';

/** General home page at `/`; a department's at `/?department=men` (spec §2). */
export function Component() {
  const [search] = useSearchParams();
  const department = homeDepartment(search);
  const claims = useSelector(selectClaims);
  const { title, description, hero, newArrivals, basics, sale, more } = homeContent(department, claims);
  const list = useSelector(selectProductList);
  const error = useSelector(selectProductsError);
  const { revalidate } = useRevalidator();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <Hero {...hero} />
      <Wrap>
        <Highlights />
        <Block near>
          <Banners newArrivals={newArrivals} basics={basics} sale={sale} />
        </Block>
        <JustForYou department={department} more={more} />
        <Why />
        <ProductsToday products={list?.product} failure={error?.message} onRetry={() => void revalidate()} />
      </Wrap>
      <NewsletterBand />
    </>
  );
}
