import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '../../lib/browser-actions.ts';
import { failureOf } from '../../lib/thunk.ts';
import { Button } from '../button.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { Icon } from '../icon.tsx';

type ExportButtonProps = {
  label: string;
  title?: string;
  ask: () => Promise<Parameters<typeof failureOf>[0]>;
  onSaved?: (filename: string) => void;
};

export function ExportButton({ label, title, ask, onSaved }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function save() {
    setBusy(true);
    const outcome = await ask();
    setBusy(false);
    const refused = failureOf(outcome);
    setFailure(refused?.message);
    if (refused) return;
    const { filename, csv, json } = outcome.payload as { filename: string; csv?: string; json?: string };
    if (csv !== undefined) downloadText(filename, csv);
    if (json !== undefined) downloadText(filename, json, 'application/json;charset=utf-8');
    onSaved?.(filename);
  }
  return (
    <>
      {failure && <ErrorPanel message={failure} />}
      <Button kind="ghost" size="compact" busy={busy} title={title} onClick={() => void save()}>
        <Icon of={Download} small />
        {label}
      </Button>
    </>
  );
}
