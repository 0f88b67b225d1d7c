import { REVIEW_SHOWS } from '@e-store/shared/reviews/review-shows';
import { STARS } from '@e-store/shared/reviews/review-scales';
import { staffReviewWords as words } from '../../content/dash-people.ts';
import { ListToolbar } from '../../features/admin/components/list-toolbar.tsx';
import { paths } from '../../lib/paths.ts';
import { SelectField } from '../../ui/select-field.tsx';

type ReviewToolsProps = {
  search: URLSearchParams;
  counts: { reported: number; hidden: number } | undefined;
};

export function ReviewTools({ search, counts }: ReviewToolsProps) {
  const stars = search.get('stars') ?? undefined;
  const show = REVIEW_SHOWS.find((key) => key === search.get('show')) ?? 'all';
  const shown = show === 'all' ? undefined : show;
  return (
    <ListToolbar
      action={paths.staffReviews()}
      kept={{ show: shown }}
      filtersSet={stars ? 1 : 0}
      clearTo={paths.staffReviews({ show: shown })}
      filter={
        <SelectField key={stars} label={words.stars} name="stars" defaultValue={stars ?? ''}>
          <option value="">{words.anyStars}</option>
          {STARS.map((count) => (
            <option key={count} value={count}>
              {words.starsOf(count)}
            </option>
          ))}
        </SelectField>
      }
      tabs={{
        label: words.tabs,
        entries: REVIEW_SHOWS.map((key) => ({
          label: words.shows[key],
          count: key === 'all' ? undefined : counts?.[key],
          to: paths.staffReviews({ show: key === 'all' ? undefined : key, stars }),
          isHere: key === show,
        })),
      }}
    />
  );
}
