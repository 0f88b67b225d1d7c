import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
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
        <ActionDialog
          title={words.deleteTitle}
          action={words.deleteAction}
          act={() => dispatch(archiveProduct(id))}
          cancel={words.cancel}
          onClose={() => setAsking(false)}
          onDone={() => showMessage(words.deleted(name), () => void restore())}
        >
          <p>{words.deleteLead(name)}</p>
        </ActionDialog>
      )}
    </>
  );
}
