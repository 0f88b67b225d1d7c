import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './product-list.module.css';

export type BulkFailures = {
  title: string;
  refused: readonly { name: string; why: string }[];
  undo?: { label: string; act: () => void } | undefined;
};

type RestoreResults = ApiResponse<'POST /admin/products/prices/put-back'>['results'];

export function toRestoreFailures(results: RestoreResults): BulkFailures | undefined {
  const refused = results.flatMap(({ name, why }) => (why === undefined ? [] : { name, why }));
  if (refused.length === 0) return undefined;
  return { title: words.pricesBackOf(results.length - refused.length, results.length), refused };
}

export function BulkFailuresDialog({
  title,
  refused,
  undo,
  onClose,
}: BulkFailures & { onClose: () => void }) {
  return (
    <Dialog label={words.title} onClose={onClose}>
      <div className={styles.dialog}>
        <p role="alert">{title}</p>
        <ul>
          {refused.map(({ name, why }) => (
            <li key={name}>
              <b>{name}</b>: {why}
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          {undo && <Button onClick={undo.act}>{undo.label}</Button>}
          <Button kind="ghost" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
