import { useState } from 'react';
import { yourData } from '../../../messages/en/privacy.ts';
import { downloadText } from '../../../lib/browser-download.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { indiaDay } from '@e-store/shared/india-day';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { exportData } from '../privacy.slice.ts';
import { Section } from './section.tsx';

const words = yourData.export;

export function ExportSection() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [successMessage, setSuccessMessage] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function save() {
    setBusy(true);
    setSuccessMessage(undefined);
    const outcome = await dispatch(exportData());
    setBusy(false);
    const refused = failureOf(outcome);
    setFailure(refused?.message);
    if (refused) return;
    const text = JSON.stringify(outcome.payload, null, 2);
    downloadText(words.filename(indiaDay(new Date())), text, 'application/json;charset=utf-8');
    setSuccessMessage(words.done);
  }

  return (
    <Section title={words.title} lead={words.lead} successMessage={successMessage} failure={failure}>
      <Button busy={busy} onClick={() => void save()}>
        {words.action}
      </Button>
      <TextLink strong to={paths.editProfile()}>
        {words.correctData}
      </TextLink>
    </Section>
  );
}
