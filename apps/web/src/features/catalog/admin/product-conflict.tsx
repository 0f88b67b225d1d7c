import { formatRupees } from '@e-store/shared/money';
import { useState } from 'react';
import { parseWholeNumber } from '../../../lib/parse-number.ts';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Difference } from './product-differences.ts';
import styles from './product-conflict.module.css';

type ProductConflictProps = {
  who: string | undefined;
  differences: readonly Difference[];
  onChosen: (theirs: ReadonlySet<string>) => void;
  onAllTheirs: () => void;
  onClose: () => void;
};

const labels: Readonly<Record<string, string | undefined>> = words.fields;
function nameOf(field: string): string {
  const [, group, size = ''] = /^(sizes|sizeSkus)\.size-(.*)/.exec(field) ?? [];
  if (group) return group === 'sizes' ? words.sizeOf(size) : words.skuOf(size);
  return labels[field] ?? field;
}

const AMOUNTS = ['price', 'mrp', 'cost'];

function formatValue(field: string, text: string): string {
  const amount = AMOUNTS.includes(field) ? parseWholeNumber(text) : undefined;
  return amount === undefined ? text : formatRupees(amount);
}

export function ProductConflict({ who, differences, onChosen, onAllTheirs, onClose }: ProductConflictProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(differences.flatMap(({ field, isContested }) => (isContested ? [] : field))),
  );
  const chooseTheirs = (field: string) => setTheirs(new Set([...theirs, field]));
  const chooseYours = (field: string) => setTheirs(new Set([...theirs].filter((one) => one !== field)));
  return (
    <Dialog label={words.conflictTitle(who ?? words.somebody)} onClose={onClose}>
      <div className={styles.conflict}>
        <p>{words.conflictLead}</p>
        {differences.map(({ field, theirs: there, yours, isContested }) =>
          isContested ? (
            <fieldset key={field} className={styles.field}>
              <legend>{nameOf(field)}</legend>
              <Choice
                name={field}
                label={words.yours}
                value={formatValue(field, yours)}
                isOn={!theirs.has(field)}
                onChoose={() => chooseYours(field)}
              />
              <Choice
                name={field}
                label={words.theirs}
                value={formatValue(field, there)}
                isOn={theirs.has(field)}
                onChoose={() => chooseTheirs(field)}
              />
            </fieldset>
          ) : (
            <p key={field} className={styles.field}>
              <b>{nameOf(field)}</b> · {words.takeOver}:{' '}
              <span className={styles.value}>{formatValue(field, there) || words.nothing}</span>
            </p>
          ),
        )}
        <div className={styles.buttons}>
          <Button onClick={() => onChosen(theirs)}>{words.goOn}</Button>
          <Button kind="ghost" onClick={onAllTheirs}>
            {words.allTheirs}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type ChoiceProps = { name: string; label: string; value: string; isOn: boolean; onChoose: () => void };

function Choice({ name, label, value, isOn, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={`conflict-${name}`} checked={isOn} onChange={onChoose} />
      <span>
        {label}: <span className={styles.value}>{value || words.nothing}</span>
      </span>
    </label>
  );
}
