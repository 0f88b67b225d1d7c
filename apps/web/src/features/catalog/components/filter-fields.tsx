import type { Facets } from '@e-store/shared/catalog/endpoints';
import { isDepartment } from '@e-store/shared/catalog/departments';
import { ALL_CATEGORIES } from '@e-store/shared/catalog/categories';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { RadioOption } from '../../../ui/radio-option.tsx';
import { galleryChoices, type GalleryOption } from '../gallery-choices.ts';
import type { GalleryChoice } from '../gallery-url.ts';
import styles from './filter-fields.module.css';

export type FilterFieldsProps = {
  choice: GalleryChoice;
  facets?: Facets | undefined;
  onChoose: (change: Partial<GalleryChoice>) => void;
};

/** Product type, price, size and department: one option of each at most, and a second press takes it back. */
export function FilterFields({ choice, facets, onChoose }: FilterFieldsProps) {
  const options = galleryChoices(facets);
  return (
    <>
      <Group
        legend="Product type"
        name="type"
        options={options.type}
        chosen={choice.type}
        onChoose={(type) => onChoose({ type: type ?? ALL_CATEGORIES })}
      />
      <Group
        legend="Price"
        name="price"
        options={options.price}
        chosen={choice.price}
        onChoose={(price) => onChoose({ price })}
      />
      <Group
        asButtons
        legend="Size"
        name="size"
        options={options.size}
        chosen={choice.size}
        onChoose={(size) => onChoose({ size })}
      />
      <Group
        legend="For"
        name="department"
        options={options.department}
        chosen={choice.department}
        onChoose={(department) => onChoose({ department: isDepartment(department) ? department : undefined })}
      />
    </>
  );
}

type GroupProps = {
  legend: string;
  /** As in the gallery's address. */
  name: string;
  options: readonly GalleryOption[];
  chosen: string | undefined;
  asButtons?: boolean;
  onChoose: (value: string | undefined) => void;
};

function Group({ legend, name, options, chosen, asButtons = false, onChoose }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={asButtons ? styles.buttons : styles.options}>
        {options.map(({ value, label, count }) => {
          const input = {
            name,
            value,
            label,
            checked: chosen === value,
            onChange: () => onChoose(value),
            // A radio cannot be unchecked by itself; a chosen filter can.
            onClick: () => {
              if (chosen === value) onChoose(undefined);
            },
          };
          return asButtons ? (
            <ChoiceButton key={value} {...input} struck={count === 0} />
          ) : (
            <RadioOption key={value} {...input} count={count} countNoun={['product', 'products']} />
          );
        })}
      </div>
    </fieldset>
  );
}
