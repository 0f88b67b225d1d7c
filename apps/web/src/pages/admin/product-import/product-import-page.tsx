import type { ProductImportResult } from '@e-store/shared/catalog/import-endpoints';
import { DELIVERY_NOTE_MAX } from '@e-store/shared/catalog/product-columns';
import { paths } from '@e-store/shared/web-paths';
import { useEffect, useMemo, useRef, useState } from 'react';
import { downloadText } from '../../../lib/browser-actions.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { productImportMessages as messages } from '../../../messages/en/catalog/admin-product-import.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { FileField } from '../../../ui/admin/file-field.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { RowProgress } from '../../../ui/admin/row-progress.tsx';
import { useSentRows } from '../../../ui/admin/use-sent-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ImportColumns } from '../../../features/catalog/admin/import-columns.tsx';
import { ImportPictures } from '../../../features/catalog/admin/import-pictures.tsx';
import { ImportResults } from '../../../features/catalog/admin/import-results.tsx';
import {
  emptyProductFile,
  fillDeliveryNote,
  type ImportRow,
  lacksDeliveryNote,
  prepareRows,
  type ProductFile,
  readProductFile,
} from '../../../features/catalog/admin/product-import-file.ts';
import styles from './product-import-page.module.css';
import {
  exportProducts,
  importProducts,
  previewProductImport,
} from '../../../features/catalog/admin/staff-products.slice.ts';

type Row = ImportRow & { version?: number };
type Checked = { results: ProductImportResult[]; remaining?: Row[] };

const isImportable = ({ outcome }: ProductImportResult) => outcome === 'created' || outcome === 'changed';

export function Component() {
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<ProductFile>();
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const [deliveryNote, setDeliveryNote] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [isStopped, setStopped] = useState(false);
  const prepared = useMemo(
    () => file && prepareRows(fillDeliveryNote(file, deliveryNote), pictures),
    [file, deliveryNote, pictures],
  );
  const { send, stop, progress, failure, setFailure } = useSentRows(prepared?.size ?? 1);
  const summary = useRef<HTMLDivElement>(null);
  const checks = useRef(0);
  const missing = prepared?.missing ?? [];
  const isUsable = file !== undefined && file.rows.length > 0 && file.repeated.length === 0;
  const count = checked?.remaining
    ? checked.remaining.length
    : (checked?.results.filter(isImportable).length ?? 0);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (checked || isStopped) summary.current?.focus();
  }, [checked, isStopped]);

  function discardCheck(): void {
    checks.current += 1;
    stop();
    setStopped(false);
    setChecked(undefined);
  }

  async function open(chosen: File): Promise<void> {
    if (checked?.remaining) setDeliveryNote('');
    discardCheck();
    const found = await readProductFile(chosen).catch(() => undefined);
    setFailure(found ? undefined : messages.unreadable(chosen.name));
    setFile(found);
  }

  async function check(): Promise<void> {
    if (!prepared) return;
    discardCheck();
    const current = checks.current;
    const { wanted, refused } = prepared;
    const { results, done } = await send(wanted, (part) => dispatch(previewProductImport({ rows: part })));
    if (current === checks.current && done === wanted.length)
      setChecked({ results: [...refused, ...results].toSorted((one, other) => one.line - other.line) });
  }

  function importChecked(): void {
    const importable = checked?.results.filter(isImportable) ?? [];
    const versions = new Map(importable.map(({ line, version = 0 }) => [line, version]));
    const rows = prepared?.wanted.flatMap((row) => {
      const version = versions.get(row.line);
      return version === undefined ? [] : [{ ...row, version }];
    });
    void importRows(rows ?? [], checked?.results.filter((result) => !isImportable(result)) ?? []);
  }

  function importRemaining(): void {
    void importRows(checked?.remaining ?? [], checked?.results ?? []);
  }

  async function importRows(rows: Row[], others: ProductImportResult[]): Promise<void> {
    setImporting(true);
    const { results, done } = await send(rows, (part) => dispatch(importProducts({ rows: part })));
    setImporting(false);
    setChecked({ results: [...others, ...results], remaining: rows.slice(done) });
  }

  return (
    <>
      <AdminPageHeader title={messages.title} />
      <Panel>
        <div className={styles.parts}>
          <p className={adminStyles.quiet}>{messages.lead}</p>
          <div className={styles.buttons}>
            <ExportButton label={messages.exportAll} ask={() => dispatch(exportProducts({}))} />
            <Button
              kind="ghost"
              size="compact"
              onClick={() => downloadText(messages.emptyFileName, emptyProductFile())}
            >
              {messages.emptyFile}
            </Button>
          </div>
          <p className={adminStyles.quiet}>{messages.exportHint}</p>
          <ImportColumns />
          <FileField
            label={messages.file}
            disabled={progress !== undefined}
            onChoose={(chosen) => void open(chosen)}
          />
          <ImportPictures
            disabled={progress !== undefined}
            pictures={pictures}
            onBusy={setUploading}
            onUploaded={(all) => {
              discardCheck();
              setPictures(all);
            }}
          />
          {file && <FileFacts file={file} missing={missing} />}
          {isUsable && file.rows.some(lacksDeliveryNote) && (
            <Field
              label={messages.deliveryNote}
              hint={messages.deliveryNoteHint}
              className={styles.note}
              maxLength={DELIVERY_NOTE_MAX}
              autoComplete="off"
              disabled={progress !== undefined || Boolean(checked?.remaining?.length)}
              value={deliveryNote}
              onChange={({ target }) => {
                discardCheck();
                setDeliveryNote(target.value);
              }}
            />
          )}
          {isUsable && !checked?.remaining?.length && (
            <Button
              kind={checked ? 'ghost' : 'primary'}
              busy={progress !== undefined && !isImporting}
              disabled={isUploading || isImporting}
              className={styles.start}
              onClick={() => void check()}
            >
              {messages.check}
            </Button>
          )}
          {progress && (
            <RowProgress
              {...progress}
              text={isImporting ? messages.importing : messages.checking}
              stopLabel={messages.stop}
              onStop={() => {
                stop();
                setStopped(!isImporting);
              }}
            />
          )}
          {failure && <p role="alert">{failure}</p>}
          <div ref={summary} role="status" tabIndex={-1} className={styles.status}>
            {isStopped && !progress && !checked && <p className={styles.summary}>{messages.stopped}</p>}
            {checked && <Summary {...checked} />}
          </div>
          {checked && count > 0 && (
            <Button
              busy={isImporting}
              disabled={isUploading}
              className={styles.start}
              onClick={checked.remaining ? importRemaining : importChecked}
            >
              {checked.remaining ? messages.remaining(count) : messages.import(count)}
            </Button>
          )}
        </div>
      </Panel>
      {checked && (
        <ImportResults
          results={checked.results}
          isDone={checked.remaining !== undefined}
          hasReceived={prepared?.wanted.some(lacksDeliveryNote) === true}
        />
      )}
    </>
  );
}

function FileFacts({ file, missing }: { file: ProductFile; missing: readonly string[] }) {
  const { rows, columns, unknown, repeated } = file;
  if (repeated.length > 0) return <p role="alert">{messages.repeatedColumns(repeated)}</p>;
  return (
    <div className={adminStyles.quiet}>
      <p>{rows.length === 0 ? messages.noRows : messages.found(rows.length, columns.length)}</p>
      {unknown.length > 0 && <p>{messages.unknownColumns(unknown)}</p>}
      {missing.length > 0 && <p>{messages.missing(missing)}</p>}
    </div>
  );
}

function Summary({ results, remaining }: Checked) {
  const of = (wanted: ProductImportResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  const [created, changed, refused] = [of('created'), of('changed'), of('refused')];
  const count = created + changed;
  if (!remaining)
    return (
      <p className={styles.summary}>
        {count === 0
          ? messages.nothing(of('unchanged'), refused)
          : messages.checked(created, changed, refused)}
      </p>
    );
  return (
    <p className={styles.summary}>
      {remaining.length === 0
        ? messages.imported(count)
        : messages.importedPart(count, count + remaining.length)}{' '}
      <TextLink strong to={paths.productList()}>
        {messages.toList}
      </TextLink>
    </p>
  );
}
