import { readFileSync, writeFileSync } from 'node:fs';
import { contract } from '@e-store/shared/contract';
import { startThrowawayMongo } from '@e-store/local-mongo/start-throwaway-mongo';
import { describeAccess } from '../platform/openapi/describe-access.ts';
import { describeApi } from '../platform/openapi/describe-api.ts';
import { describeErrors } from '../platform/openapi/describe-errors.ts';
import recorded from '../platform/openapi/examples.json' with { type: 'json' };
import { withPersonalDataTable } from '../features/privacy/personal-data-table.ts';
import { recordExamples } from './record-examples.ts';

const place = (file: string) => new URL(`../../../../${file}`, import.meta.url);
const write = (file: string, text: string) => writeFileSync(place(file), text);

const mongo = await startThrowawayMongo({ log: (line) => process.stderr.write(`${line}\n`) });
process.env['TEST_MONGODB_URI'] = mongo.uri;
const examples = await recordExamples(process.argv.includes('--new') ? recorded : {}).finally(() =>
  mongo.stop(),
);

write('apps/api/src/platform/openapi/examples.json', JSON.stringify(examples, null, 2));
write('docs/openapi.json', JSON.stringify(describeApi(contract, examples), null, 2));
write('docs/errors.md', describeErrors());
write('docs/access.md', describeAccess(contract));
write('docs/personal-data.md', withPersonalDataTable(readFileSync(place('docs/personal-data.md'), 'utf8')));
process.exit(0);
