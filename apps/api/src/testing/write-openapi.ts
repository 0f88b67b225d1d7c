import { writeFileSync } from 'node:fs';
import { contract } from '@e-store/shared/contract';
import { startThrowawayMongo } from '@e-store/local-mongo/start-throwaway-mongo';
import { describeApi } from '../openapi/describe-api.ts';
import { describeErrors } from '../openapi/describe-errors.ts';
import { EXAMPLES } from '../openapi/examples.ts';
import { recordExamples } from './record-examples.ts';

/** `npm run openapi`: makes the sample calls, and writes what follows from the contract. */
const write = (file: string, text: string) =>
  writeFileSync(new URL(`../../../../${file}`, import.meta.url), text);

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
process.exit(0);
