import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { BadgeCheck, type LucideIcon, Smile, Truck, EyeOff } from 'lucide-react';
import { clsx } from 'clsx';
import type { Department } from '@e-store/shared/catalog/list-choices';
import { useEffect, useRef, useState } from 'react';
import { homeContent, type HomeContent, type Highlight, highlights } from '../../../messages/en/home/home.ts';
import { homeDepartment } from '../../../features/catalog/home-queries.ts';
import { selectProductList, selectProductsError } from '../../../features/catalog/products.slice.ts';
import { selectClaims, usePromises } from '../../../features/store/store.slice.ts';
import { NewsletterBand } from '../../../features/newsletter/shop/newsletter-band.tsx';
import { Block } from '../../../ui/block.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { ProductsToday } from './products-today.tsx';
import { Why } from './why.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CutOut } from '../../../ui/cut-out.tsx';
import { Link } from '../../../ui/link.tsx';
import { recentlyViewed as messages } from '../../../messages/en/catalog/selection.ts';
import { ProductRail } from '../../../features/catalog/shop/product-rail.tsx';
import { recommendProducts } from '../../../features/catalog/recommend-products.ts';
import {
  fetchRecentlyViewed,
  recentlyViewedCleared,
  selectRecentlyViewed,
  selectRecentlyViewedIds,
} from '../../../features/catalog/recently-viewed.slice.ts';
import { selectSelection, selectSelectionAwaited } from '../../../features/catalog/selection.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import styles from './home-page.module.css';
import bannersStyles from './banners.module.css';

type BannersProps = Pick<HomeContent, 'newArrivals' | 'basics' | 'sale'>;

/** Spec §1. Each banner is one link. */
function Banners({ newArrivals, basics, sale }: BannersProps) {
  const [left, middle, right] = newArrivals.hanging;
  return (
    <div className={bannersStyles.banners}>
      <Link to={newArrivals.to} className={clsx(bannersStyles.banner, bannersStyles.arrivals)}>
        <span className={bannersStyles.rail} />
        <CutOut name={left} sizes={HUNG} load="later" className={bannersStyles.hung1} />
        <CutOut name={middle} sizes={HUNG} load="later" className={bannersStyles.hung2} />
        <CutOut name={right} sizes={HUNG} load="later" className={bannersStyles.hung3} />
        <h2 className={bannersStyles.title}>{newArrivals.title}</h2>
        <span className={bannersStyles.action}>{newArrivals.action}</span>
      </Link>
      <Link to={basics.to} className={clsx(bannersStyles.banner, bannersStyles.basics)}>
        <CutOut name="folded-sage-t-shirt" sizes={FOLDED} load="later" className={bannersStyles.folded1} />
        <CutOut name="folded-indigo-t-shirt" sizes={FOLDED} load="later" className={bannersStyles.folded2} />
        <CutOut
          name="folded-marigold-t-shirt"
          sizes={FOLDED}
          load="later"
          className={bannersStyles.folded3}
        />
        <h2 className={bannersStyles.title} aria-label={basics.title}>
          {basics.lines.map((line) => (
            <span key={line} className={bannersStyles.line}>
              {line}
            </span>
          ))}
        </h2>
        <span className={bannersStyles.action}>{basics.action}</span>
      </Link>
      <Link to={sale.to} className={clsx(bannersStyles.banner, bannersStyles.sale)}>
        <p className={bannersStyles.figure}>{sale.figure}</p>
        <div className={bannersStyles.row}>
          <h2 className={bannersStyles.saleTitle}>{sale.title}</h2>
          <span className={bannersStyles.action}>{sale.action}</span>
        </div>
      </Link>
    </div>
  );
}

const HUNG = '(max-width: 500px) 75vw, (max-width: 800px) 50vw, 30vw';
const FOLDED = '(max-width: 800px) 210px, 19vw';

const ICONS: Record<Highlight['key'], LucideIcon> = {
  shipping: Truck,
  customers: Smile,
  originality: BadgeCheck,
};

function Highlights() {
  const promises = usePromises();
  return (
    <ul className={styles.list}>
      {highlights(promises).map(({ key, claim, detail }) => (
        <li key={key} className={styles.item}>
          <Icon of={ICONS[key]} />
          <div>
            <strong className={styles.claim}>{claim}</strong>
            {detail && <span className={styles.detail}>{detail}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** General at `/`; of a department at `/?department=men` (spec §2). */
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

function Hero({ name, title, action, to, art }: HomeContent['hero']) {
  return (
    <section className={clsx(styles.hero, name && styles.named)}>
      <Wrap className={styles.inner}>
        <CutOut
          name={art.front}
          sizes="(max-width: 800px) 85vw, 42vw"
          load="first"
          className={styles.front}
        />
        <CutOut
          name={art.behind}
          sizes="(max-width: 800px) 82vw, 39vw"
          load="eager"
          className={styles.behind}
        />
        <CutOut name={art.below} sizes="28vw" className={styles.below} />
        <div className={styles.words}>
          <h1 className={styles.title}>
            {name && <span className={styles.name}>{name} </span>}
            {title}
          </h1>
          <ButtonLink kind="navy" size="large" to={to} className={styles.action}>
            {action}
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}

function JustForYou({ department, more }: { department: Department | undefined; more: string }) {
  const dispatch = useAppDispatch();
  const ids = useSelector(selectRecentlyViewedIds);
  const recentlyViewed = useSelector(selectRecentlyViewed);
  const popular = useSelector(selectSelection);
  const isAwaited = useSelector(selectSelectionAwaited);
  useEffect(() => {
    if (ids.length > 0) void dispatch(fetchRecentlyViewed(ids));
  }, [dispatch, ids]);
  const { products, hasRecentlyViewed } = recommendProducts(recentlyViewed, popular, department);
  return (
    <div className={styles.frame}>
      <ProductRail products={isAwaited ? [] : products} isAwaited={isAwaited} more={more} />
      <ForgetButton canForget={hasRecentlyViewed} />
    </div>
  );
}

function ForgetButton({ canForget }: { canForget: boolean }) {
  const dispatch = useAppDispatch();
  const [isForgotten, setForgotten] = useState(false);
  const note = useRef<HTMLOutputElement>(null);
  const hadSeen = useRef(canForget);
  useEffect(() => {
    if (hadSeen.current && !canForget && isForgotten) note.current?.focus();
    hadSeen.current = canForget;
  }, [canForget, isForgotten]);
  return (
    <div className={styles.picks}>
      <output ref={note} tabIndex={-1}>
        {isForgotten && !canForget && messages.forgotten}
      </output>
      {canForget && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            setForgotten(true);
            dispatch(recentlyViewedCleared());
          }}
        >
          <Icon of={EyeOff} small />
          {messages.forget}
        </button>
      )}
    </div>
  );
}
