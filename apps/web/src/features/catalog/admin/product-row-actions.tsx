import type { StaffProduct } from '@e-store/shared/catalog/product';
import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconLink } from '../../../ui/icon-link.tsx';
import { archiveProduct, restoreProduct } from './staff-products.slice.ts';
import type { ShowMessage } from '../../../ui/admin/use-toast.tsx';
import styles from './product-list.module.css';

type RowActionsProps = {
  product: StaffProduct;
  showMessage: ShowMessage;
  showError: (message: string) => void;
};

/** Edit and Delete (spec §2). Delete archives after a confirmation and can be undone. */
export function RowActions({ product, showMessage, showError }: RowActionsProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const { _id: id, name, status } = product;

  async function restore() {
    const failure = failureOf(await dispatch(restoreProduct(id)));
    if (failure) showError(failure.message);
    else showMessage(words.restored(name));
  }

  return (
    <>
      <span className={styles.actions}>
        {status === 'archived' ? (
          <IconButton icon={ArchiveRestore} label={words.restore(name)} onClick={() => void restore()} />
        ) : (
          <>
            <IconLink icon={Pencil} label={words.edit(name)} to={paths.editProduct(id)} />
            <IconButton
              icon={Trash2}
              label={words.remove(name)}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            />
          </>
        )}
      </span>
      {isAsking && (
        <DeleteDialog
          product={product}
          onClose={() => setAsking(false)}
          onDeleted={() => showMessage(words.deleted(name), () => void restore())}
        />
      )}
    </>
  );
}

type DeleteDialogProps = { product: StaffProduct; onClose: () => void; onDeleted: () => void };

function DeleteDialog({ product: { _id: id, name }, onClose, onDeleted }: DeleteDialogProps) {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const refused = failureOf(await dispatch(archiveProduct(id)));
    setBusy(false);
    if (refused) return setFailure(refused.message);
    onClose();
    return onDeleted();
  }

  return (
    <Dialog label={words.deleteTitle} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{words.deleteLead(name)}</p>
        {failure && <ErrorPanel message={failure} />}
        <div className={styles.buttons}>
          <Button busy={busy} onClick={() => void remove()}>
            {words.deleteAction}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
