import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { useIsHydrated } from '../../../lib/hooks.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CheckOption, RadioOption } from '../../../ui/radio-option.tsx';
import type { GalleryGroup, GalleryOption } from '../gallery-groups.ts';
import styles from './filter-group.module.css';

type FilterGroupProps = { group: GalleryGroup; onChoose: (value: string | undefined) => void };

const FOLDED_COUNTS = { lines: 6, buttons: 12, box: 1 };
const FOLD_TOLERANCE = 2;

const SEARCH_MIN_OPTIONS = 12;

export function FilterGroup({ group, onChoose }: FilterGroupProps) {
  const [typed, setTyped] = useState('');
  const [isFolded, setFolded] = useState(false);
  const isHydrated = useIsHydrated();
  const words = typed.trim().toLowerCase();
  const found = group.options.filter(({ label }) => label.toLowerCase().includes(words));
  const [shown, others] = words ? [found, []] : split(group);
  const options = (some: readonly GalleryOption[]) => (
    <div className={group.look === 'buttons' ? styles.buttons : styles.options}>
      {some.map((option) => (
        <Option key={option.value} group={group} option={option} onChoose={onChoose} />
      ))}
    </div>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {isHydrated && group.look !== 'box' ? (
          <button
            type="button"
            aria-expanded={!isFolded}
            className={styles.fold}
            onClick={() => setFolded(!isFolded)}
          >
            {group.legend}
            <Icon of={ChevronDown} small className={clsx(styles.foldMark, !isFolded && styles.unfolded)} />
          </button>
        ) : (
          group.legend
        )}
      </legend>
      <div hidden={isFolded} className={styles.content}>
        {isHydrated && group.look === 'lines' && group.options.length > SEARCH_MIN_OPTIONS && (
          <input
            type="search"
            aria-label={galleryMessages.find(group.legend)}
            placeholder={galleryMessages.find(group.legend)}
            className={styles.find}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault(); // Enter must not submit the form
            }}
          />
        )}
        {options(shown)}
        {shown.length === 0 && <p className={styles.none}>{galleryMessages.noneOf}</p>}
        {others.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.summary}>
              {galleryMessages.more(others.length)}
              <Icon of={ChevronDown} small className={styles.chevron} />
            </summary>
            {options(others)}
          </details>
        )}
      </div>
    </fieldset>
  );
}

function split({ options, look, chosen }: GalleryGroup): [GalleryOption[], GalleryOption[]] {
  if (options.length <= FOLDED_COUNTS[look] + FOLD_TOLERANCE) return [options, []];
  const isShown = ({ value }: GalleryOption, index: number) =>
    index < FOLDED_COUNTS[look] || value === chosen;
  return [options.filter(isShown), options.filter((option, index) => !isShown(option, index))];
}

type OptionProps = FilterGroupProps & { option: GalleryOption };

function Option({ group: { name, look, chosen }, option: { value, label, count }, onChoose }: OptionProps) {
  const isChosen = chosen === value;
  const input = { name, value, label, count, countNoun: galleryMessages.products, checked: isChosen };
  if (look === 'box')
    return <CheckOption {...input} onChange={() => onChoose(isChosen ? undefined : value)} />;
  const choose = {
    onChange: () => onChoose(value),
    // Radios cannot be unchecked natively; a selected filter can.
    onClick: () => {
      if (isChosen) onChoose(undefined);
    },
  };
  return look === 'buttons' ? (
    <ChoiceButton {...input} {...choose} struck={count === 0} />
  ) : (
    <RadioOption {...input} {...choose} />
  );
}
