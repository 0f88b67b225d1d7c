import { REVIEW_FILTERS, STARS } from '@e-store/shared/reviews/review-rules';
import { staffReviewMessages as messages } from '../../../messages/en/reviews/admin.ts';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { paths } from '@e-store/shared/web-paths';
import { SelectField } from '../../../ui/select-field.tsx';

type ReviewToolsProps = {
  search: URLSearchParams;
  counts: { reported: number; hidden: number } | undefined;
};

export function ReviewTools({ search, counts }: ReviewToolsProps) {
  const stars = search.get('stars') ?? undefined;
  const show = REVIEW_FILTERS.find((key) => key === search.get('show')) ?? 'all';
  const shown = show === 'all' ? undefined : show;
  return (
    <ListToolbar
      action={paths.staffReviews()}
      preservedParams={{ show: shown }}
      filtersSet={stars ? 1 : 0}
      clearTo={paths.staffReviews({ show: shown })}
      filter={
        <SelectField key={stars} label={messages.stars} name="stars" defaultValue={stars ?? ''}>
          <option value="">{messages.anyStars}</option>
          {STARS.map((count) => (
            <option key={count} value={count}>
              {messages.starsOf(count)}
            </option>
          ))}
        </SelectField>
      }
      tabs={{
        label: messages.tabs,
        entries: REVIEW_FILTERS.map((key) => ({
          label: messages.shows[key],
          count: key === 'all' ? undefined : counts?.[key],
          to: paths.staffReviews({ show: key === 'all' ? undefined : key, stars }),
          isHere: key === show,
        })),
      }}
    />
  );
}
