import { SORT_ORDER_NAMES } from '@e-store/shared/catalog/list-choices';
import { formatCount } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { useSelector } from 'react-redux';
import { useParams, useRevalidator, useSearchParams, useNavigate } from 'react-router-dom';
import { useState, useLayoutEffect, useRef } from 'react';
import { pageTitle } from '../../../messages/en/frame.ts';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { saleBar } from '../../../messages/en/store/sale-bar.ts';
import { FactBar } from '../../../features/catalog/shop/fact-bar.tsx';
import { FilterChips } from '../../../features/catalog/shop/filter-chips.tsx';
import { GalleryFilters } from '../../../features/catalog/shop/gallery-filters.tsx';
import { GallerySheets } from '../../../features/catalog/shop/gallery-sheets.tsx';
import { GalleryTools } from '../../../features/catalog/shop/gallery-tools.tsx';
import {
  effectiveSort,
  galleryGroups,
  filterUsefulGroups,
  findUnderstoodPart,
} from '../../../features/catalog/gallery-groups.ts';
import { galleryDescription, galleryName, galleryTitle } from '../../../features/catalog/gallery-title.ts';
import {
  type GalleryChoice,
  galleryPathWith,
  invalidGalleryParams,
  readGalleryUrl,
  galleryPath,
} from '../../../features/catalog/gallery-url.ts';
import { selectProductList, selectProductsError } from '../../../features/catalog/products.slice.ts';
import { selectCategoryNames, usePromises } from '../../../features/store/store.slice.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { GalleryResults } from './gallery-results.tsx';
import { helpLinks, searchMessages } from '../../../messages/en/catalog/search.ts';
import { RemovableChip } from '../../../ui/removable-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ApiResponse } from '../../../lib/api-client.ts';
import styles from './gallery-page.module.css';

export function Component() {
  const { keyword } = useParams();
  const [search] = useSearchParams();
  const choice = readGalleryUrl(keyword, search);
  const list = useSelector(selectProductList);
  const error = useSelector(selectProductsError);
  const changeChoice = useChangeChoice(choice);
  const { revalidate } = useRevalidator();
  const promises = usePromises();
  const misread = invalidGalleryParams(search);

  const choose = (change: Partial<GalleryChoice>) => {
    // Changing a filter removes its word from the search, so that both never conflict.
    const [part] = Object.keys(change).flatMap((name) => findUnderstoodPart(name, list?.understood) ?? []);
    const words = part && { keyword: part.without };
    changeChoice({ ...words, ...change });
  };

  const sort = effectiveSort(choice, list?.understood);
  const sortedChoice = { ...choice, sort };
  const isEmpty = list?.productCount === 0;
  // Retains the last counts while loading, so that options do not move.
  const counted = useLastKnown(isEmpty ? undefined : list?.facets);
  const facets = isEmpty ? list.facets : counted;
  const categories = useSelector(selectCategoryNames);
  const types = facets?.category ?? categories?.map(({ key, name }) => ({ value: key, label: name }));
  const groups = galleryGroups(choice, facets, types, list?.understood);
  const filters = { groups: isEmpty ? filterUsefulGroups(groups) : groups, onChoose: choose };
  const hasFilters = filters.groups.length > 0;
  const title = galleryTitle(choice, types);
  return (
    <>
      <title>{pageTitle(galleryName(choice, types))}</title>
      <meta name="description" content={galleryDescription(choice, types)} />
      <FactBar facts={saleBar(promises)} />
      <Wrap>
        <div className={styles.head}>
          <h1>{title}</h1>
          <output className={styles.count}>
            {countMessage(list?.productCount, error !== undefined)}
            {list && list.productCount > 0 && (
              <VisuallyHidden>{galleryMessages.listed(SORT_ORDER_NAMES[sort], list.page)}</VisuallyHidden>
            )}
          </output>
        </div>
        {misread.length > 0 && <p className={styles.misread}>{galleryMessages.misread(misread)}</p>}
        {list?.reduced && <p className={styles.misread}>{galleryMessages.reduced}</p>}
        {list && (
          <SearchNote
            {...list}
            notSold={isEmpty ? undefined : list.notSold}
            keyword={choice.keyword}
            linkTo={(words) => galleryPathWith(choice, { keyword: words })}
          />
        )}
        <div className={clsx(styles.layout, !hasFilters && styles.plain)}>
          {hasFilters && <GalleryFilters {...filters} keyword={choice.keyword} />}
          <div>
            {hasFilters && (
              <GallerySheets
                {...filters}
                choice={sortedChoice}
                facets={facets}
                productCount={list?.productCount}
              />
            )}
            <div className={styles.bar}>
              <FilterChips choice={choice} types={types} />
              {!isEmpty && <GalleryTools choice={sortedChoice} facets={facets} onChoose={choose} />}
            </div>
            <GalleryResults
              choice={choice}
              list={list}
              columns={hasFilters ? 3 : 4}
              failure={error?.message}
              onRetry={() => void revalidate()}
            />
          </div>
        </div>
      </Wrap>
    </>
  );
}

function countMessage(count: number | undefined, failed: boolean): string {
  if (count === undefined) return failed ? '' : catalogMessages.productsAreLoading;
  return count === 1 ? '1 product' : `${formatCount(count)} products`;
}

function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}

type SearchNoteProps = Pick<
  ApiResponse<'GET /products'>,
  'understood' | 'instead' | 'ignored' | 'notSold' | 'help'
> & {
  keyword: string;
  linkTo: (keyword: string) => string;
};

function SearchNote({
  keyword,
  understood = [],
  instead,
  ignored,
  notSold,
  help = [],
  linkTo,
}: SearchNoteProps) {
  const isQuoted = /^["“”].+["“”]$/.test(keyword);
  if (understood.length === 0 && !instead && !ignored && !notSold && help.length === 0 && !isQuoted)
    return null;
  return (
    <section aria-label={searchMessages.note} className={styles.note}>
      {help.length > 0 && (
        <p className={styles.help}>
          {searchMessages.helpOffer}
          {help.map((topic) => (
            <TextLink key={topic} to={helpLinks[topic].to}>
              {helpLinks[topic].label}
            </TextLink>
          ))}
        </p>
      )}
      {instead && (
        <p>
          {searchMessages.showing} <b>“{instead.words}”</b>.{' '}
          <span className={styles.instead}>
            {searchMessages.insteadOf} <TextLink to={linkTo(instead.exact)}>“{keyword}”</TextLink>
          </span>
        </p>
      )}
      {isQuoted && <p>{searchMessages.quoted}</p>}
      {notSold && (
        <p>
          {searchMessages.notSold(notSold)} {searchMessages.restFound}
        </p>
      )}
      {ignored && <p>{searchMessages.leftOut(ignored)}</p>}
      {understood.length > 0 && (
        <div className={styles.read}>
          <span className={styles.readAs}>{searchMessages.readAs}</span>
          <ul className={styles.chips}>
            {understood.map(({ group, label, without }) => (
              <li key={`${group} ${label}`}>
                <RemovableChip label={label} to={linkTo(without)} says={searchMessages.without(label)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** From the first page on. Consecutive changes accumulate before the URL shows the first. */
function useChangeChoice(shown: GalleryChoice): (change: Partial<GalleryChoice>) => void {
  const navigate = useNavigate();
  const path = galleryPath(shown);
  const changed = useRef<{ at: string; to?: GalleryChoice }>({ at: path });
  useLayoutEffect(() => {
    changed.current = { at: path };
  }, [path]);
  return (change) => {
    const { at, to: awaited } = changed.current;
    const to = { ...((at === path && awaited) || shown), page: 1, ...change };
    changed.current = { at: path, to };
    void navigate(galleryPath(to), { preventScrollReset: true });
  };
}
