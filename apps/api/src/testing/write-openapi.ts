import { readFileSync, writeFileSync } from 'node:fs';
import { contract } from '@e-store/shared/contract';
import { startThrowawayMongo } from '@e-store/local-mongo/start-throwaway-mongo';
import { describeAccess } from '../openapi/describe-access.ts';
import { describeApi } from '../openapi/describe-api.ts';
import { describeErrors } from '../openapi/describe-errors.ts';
import { EXAMPLES } from '../openapi/examples.ts';
import { withPersonalDataTable } from '../privacy/personal-data-table.ts';
import { recordExamples } from './record-examples.ts';

const place = (file: string) => new URL(`../../../../${file}`, import.meta.url);
const write = (file: string, text: string) => writeFileSync(place(file), text);

const mongo = await startThrowawayMongo({ log: (line) => process.stderr.write(`${line}\n`) });
process.env['TEST_MONGODB_URI'] = mongo.uri;
const examples = await recordExamples(process.argv.includes('--new') ? EXAMPLES : {}).finally(() =>
  mongo.stop(),
);

write(
  'apps/api/src/openapi/examples.ts',
  `// Made by \`npm run openapi\`: the sample of each call, as it was answered.
import type { Examples } from './example.ts';

export const EXAMPLES: Examples = ${JSON.stringify(examples, null, 2)};
`,
);
write('docs/openapi.json', JSON.stringify(describeApi(contract, examples), null, 2));
write('docs/errors.md', describeErrors());
write('docs/access.md', describeAccess(contract));
write('docs/personal-data.md', withPersonalDataTable(readFileSync(place('docs/personal-data.md'), 'utf8')));
process.exit(0);
