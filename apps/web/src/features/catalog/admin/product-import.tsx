import type { ProductImportResult } from '@e-store/shared/catalog/import-endpoints';
import { paths } from '@e-store/shared/web-paths';
import { useEffect, useMemo, useRef, useState } from 'react';
import { downloadText } from '../../../lib/browser-download.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { productImportMessages as messages } from '../../../messages/en/catalog/admin-product-import.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { FileField } from '../../../ui/admin/file-field.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { RowProgress } from '../../../ui/admin/row-progress.tsx';
import { useSentRows } from '../../../ui/admin/use-sent-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportPictures } from './import-pictures.tsx';
import { ImportResults } from './import-results.tsx';
import {
  emptyProductFile,
  missingPictures,
  type ProductFile,
  readProductFile,
  rowsPerCall,
  withPictures,
} from './product-import-file.ts';
import styles from './product-import.module.css';
import { exportProducts, importProducts, previewProductImport } from './staff-products.slice.ts';

type Checked = { results: ProductImportResult[]; isDone: boolean; rest: number };

const isImportable = ({ outcome }: ProductImportResult) => outcome === 'created' || outcome === 'changed';

export function ProductImport() {
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<ProductFile>();
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isUploading, setUploading] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [isStopped, setStopped] = useState(false);
  const rows = useMemo(() => withPictures(file?.rows ?? [], pictures), [file, pictures]);
  const size = useMemo(() => rowsPerCall(rows), [rows]);
  const { send, stop, progress, failure, setFailure } = useSentRows(size);
  const summary = useRef<HTMLDivElement>(null);
  const checks = useRef(0);
  const isImporting = progress !== undefined && checked !== undefined;
  const importable = checked?.results.filter(isImportable) ?? [];
  const missing = file ? missingPictures(file.rows, pictures) : [];
  useEffect(() => {
    if (checked) summary.current?.focus();
  }, [checked]);

  function discardCheck(): void {
    checks.current += 1;
    stop();
    setStopped(false);
    setChecked(undefined);
  }

  async function open(chosen: File): Promise<void> {
    const found = await readProductFile(chosen).catch(() => undefined);
    discardCheck();
    setFailure(found ? undefined : messages.unreadable(chosen.name));
    setFile(found);
  }

  async function check(): Promise<void> {
    discardCheck();
    const current = checks.current;
    const { results, done } = await send(rows, (part) => dispatch(previewProductImport({ rows: part })));
    if (current === checks.current && done === rows.length) setChecked({ results, isDone: false, rest: 0 });
  }

  async function importChecked(): Promise<void> {
    const versions = new Map(importable.map(({ line, version = 0 }) => [line, version]));
    const wanted = rows.filter(({ line }) => versions.has(line));
    const { results, done } = await send(
      wanted.map((row) => ({ ...row, version: versions.get(row.line) })),
      (part) => dispatch(importProducts({ rows: part })),
    );
    const leftOut = checked?.results.filter(({ outcome }) => outcome === 'refused') ?? [];
    setChecked({ results: [...leftOut, ...results], isDone: true, rest: wanted.length - done });
  }

  return (
    <>
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
            onBusy={setUploading}
            onUploaded={(name, url) => {
              discardCheck();
              setPictures((earlier) => new Map(earlier).set(name, url));
            }}
          />
          {file && <FileFacts file={file} missing={missing} />}
          {file && file.rows.length > 0 && (
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
          {checked && !checked.isDone && importable.length > 0 && (
            <Button busy={isImporting} className={styles.start} onClick={() => void importChecked()}>
              {messages.import(importable.length)}
            </Button>
          )}
        </div>
      </Panel>
      {checked && <ImportResults {...checked} />}
    </>
  );
}

function FileFacts({ file, missing }: { file: ProductFile; missing: readonly string[] }) {
  const { rows, columns, unknown } = file;
  return (
    <div className={adminStyles.quiet}>
      <p>{rows.length === 0 ? messages.noRows : messages.found(rows.length, columns.length)}</p>
      {unknown.length > 0 && <p>{messages.unknownColumns(unknown)}</p>}
      {missing.length > 0 && <p>{messages.missing(missing)}</p>}
    </div>
  );
}

function Summary({ results, isDone, rest }: Checked) {
  const count = results.filter(isImportable).length;
  const of = (wanted: ProductImportResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  if (!isDone)
    return (
      <p className={styles.summary}>
        {count === 0 ? messages.nothing : messages.checked(of('created'), of('changed'), of('refused'))}
      </p>
    );
  return (
    <p className={styles.summary}>
      {rest === 0 ? messages.imported(count) : messages.importedPart(count, count + rest)}{' '}
      <TextLink strong to={paths.productList()}>
        {messages.toList}
      </TextLink>
    </p>
  );
}
