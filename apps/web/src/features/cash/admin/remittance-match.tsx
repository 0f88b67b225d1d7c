import type { CourierCash, RemittanceResult } from '@e-store/shared/cash/endpoints';
import { courierKey, isRecordable, REMITTANCE_ROWS_MAX } from '@e-store/shared/cash/remittance';
import { formatCash } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import { clsx } from 'clsx';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { CsvFile } from '../../../lib/read-csv.ts';
import { remittanceMessages as messages } from '../../../messages/en/cash.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import { FileField } from '../../../ui/admin/file-field.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { RowProgress } from '../../../ui/admin/row-progress.tsx';
import { useSentRows } from '../../../ui/admin/use-sent-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { previewRemittance, recordRemittance } from './cash.slice.ts';
import {
  chooseColumns,
  type ColumnChoice,
  COLUMNS,
  leftOutLines,
  nameColumns,
  readRemittance,
  readRows,
} from './read-remittance.ts';
import styles from './remittance-match.module.css';
import { RemittanceResults } from './remittance-results.tsx';

type Checked = { results: RemittanceResult[]; isRecorded: boolean };

const paiseOf = (results: readonly RemittanceResult[]) =>
  results.reduce((sum, { amount }) => sum + amount, 0);

/** Records a courier's file after staff saw the result of the match. */
export function RemittanceMatch({
  couriers,
  onRecorded,
}: {
  couriers: readonly CourierCash[];
  onRecorded: () => void;
}) {
  const dispatch = useAppDispatch();
  const listId = useId();
  const [file, setFile] = useState<CsvFile>();
  const [choice, setChoice] = useState<ColumnChoice>();
  const [courier, setCourier] = useState('');
  const [reference, setReference] = useState('');
  const [isStopped, setStopped] = useState(false);
  const { send, stop, progress, failure, setFailure } = useSentRows(REMITTANCE_ROWS_MAX);
  const [courierError, setCourierError] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const courierField = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const checks = useRef(0);
  const isRecorded = checked?.isRecorded === true;
  useEffect(() => {
    if (isRecorded) summary.current?.focus();
  }, [isRecorded]);
  const rows = useMemo(
    () => (file && choice ? readRows(file, choice, reference) : []),
    [file, choice, reference],
  );
  const isRecording = progress !== undefined && checked !== undefined;
  const recordable = checked?.results.filter(({ outcome }) => isRecordable(outcome)) ?? [];

  const findCourier = (name: string) => couriers.find((one) => courierKey(one.name) === courierKey(name));

  function discardCheck(): void {
    checks.current += 1;
    if (!checked) stop();
    setStopped(false);
    setChecked(undefined);
  }

  function stopCheck(): void {
    stop();
    setStopped(true);
  }

  async function open(chosen: File): Promise<void> {
    const found = await readRemittance(chosen).catch(() => undefined);
    discardCheck();
    setFailure(found ? undefined : messages.unreadable(chosen.name));
    setFile(found);
    setChoice(found && chooseColumns(found, findCourier(courier)?.columns));
  }

  function nameCourier(name: string): void {
    setCourier(name);
    setCourierError(undefined);
    discardCheck();
    const columns = findCourier(name)?.columns;
    if (file && columns) setChoice(chooseColumns(file, columns, choice));
  }

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (courier.trim() === '') {
      setCourierError(messages.courierMissing);
      courierField.current?.focus();
      return;
    }
    setChecked(undefined);
    setStopped(false);
    checks.current += 1;
    const current = checks.current;
    const { results, done } = await send(rows, (part) =>
      dispatch(previewRemittance({ courier, rows: part })),
    );
    if (current === checks.current && done === rows.length) setChecked({ results, isRecorded: false });
  }

  async function record(): Promise<void> {
    if (!file || !choice) return;
    const columns = nameColumns(file, choice);
    let remittance: string | undefined;
    const { results } = await send(rows, async (part) => {
      const continued = remittance === undefined ? {} : { remittance };
      const outcome = await dispatch(recordRemittance({ courier, columns, rows: part, ...continued }));
      if (recordRemittance.fulfilled.match(outcome)) ({ remittance } = outcome.payload);
      return outcome;
    });
    if (results.length === 0) return;
    setChecked({ results, isRecorded: true });
    onRecorded();
  }

  return (
    <Panel title={messages.title}>
      <p className={clsx(adminStyles.quiet, styles.lead)}>{messages.lead}</p>
      <FileField label={messages.file} disabled={isRecording} onChoose={(chosen) => void open(chosen)} />
      {file && choice && (
        <form className={styles.form} onSubmit={(event) => void check(event)} noValidate>
          <div className={styles.fields}>
            <Field
              ref={courierField}
              label={messages.courier}
              hint={messages.courierHint}
              error={courierError}
              value={courier}
              list={listId}
              autoComplete="off"
              maxLength={60}
              disabled={isRecording}
              onChange={({ target }) => nameCourier(target.value)}
            />
            <datalist id={listId}>
              {couriers.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
            <Field
              label={messages.reference}
              hint={messages.referenceHint}
              value={reference}
              autoComplete="off"
              maxLength={60}
              disabled={isRecording}
              onChange={({ target }) => {
                setReference(target.value);
                discardCheck();
              }}
            />
          </div>
          <fieldset className={styles.columns} disabled={isRecording}>
            <legend>{messages.columnsLabel}</legend>
            {COLUMNS.map((name) => (
              <SelectField
                key={name}
                label={messages.columns[name]}
                value={choice[name]}
                options={[
                  ['-1', messages.noColumn],
                  ...file.headings.map((heading, index) => [String(index), heading] as const),
                ]}
                onChange={({ target }) => {
                  setChoice({ ...choice, [name]: Number(target.value) });
                  discardCheck();
                }}
              />
            ))}
          </fieldset>
          <p className={adminStyles.quiet}>
            {messages.found(rows.length, file.rows.length)}{' '}
            {choice.tracking < 0 && choice.number < 0
              ? messages.columnsUnknown
              : rows.length < file.rows.length && messages.skipped(leftOutLines(file, rows))}
          </p>
          <Button
            type="submit"
            kind={checked ? 'ghost' : 'primary'}
            busy={progress !== undefined}
            disabled={rows.length === 0}
            className={styles.start}
          >
            {messages.check}
          </Button>
        </form>
      )}
      {progress && (
        <RowProgress
          {...progress}
          text={isRecording ? messages.recording : messages.checking}
          stopLabel={messages.stop}
          onStop={isRecording ? undefined : stopCheck}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
      <div ref={summary} role="status" tabIndex={-1}>
        {isStopped && !progress && !checked && <p className={styles.summary}>{messages.stopped}</p>}
        {checked && <Summary {...checked} isWhole={failure === undefined} />}
      </div>
      {checked && (
        <>
          <RemittanceResults results={checked.results} />
          {!checked.isRecorded && !findCourier(courier) && <p>{messages.courierUnknown(courier)}</p>}
          {!checked.isRecorded && recordable.length > 0 && (
            <Button busy={progress !== undefined} className={styles.start} onClick={() => void record()}>
              {messages.record(recordable.length, formatCash(paiseOf(recordable)))}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

function Summary({ results, isRecorded, isWhole }: Checked & { isWhole: boolean }) {
  const recordable = results.filter(({ outcome }) => isRecordable(outcome));
  if (recordable.length === 0) return <p className={styles.summary}>{messages.nothingToRecord}</p>;
  if (!isRecorded) return null;
  return (
    <p className={styles.summary}>
      {isWhole
        ? messages.recorded(recordable.length, formatCash(paiseOf(recordable)))
        : messages.recordedPart(recordable.length)}{' '}
      <TextLink strong to={paths.remittances()}>
        {messages.seeRecorded}
      </TextLink>
    </p>
  );
}
