import { ERROR_CODES } from '@e-store/shared/error-body';
import { ERROR_TABLE } from '@e-store/shared/error-table';

export function describeErrors(): string {
  const rows = ERROR_CODES.map((code) => {
    const { status, meaning, remedy } = ERROR_TABLE[code];
    return `| \`${code}\` | ${status.join(', ')} | ${meaning} | ${remedy} |`;
  });
  return `# Errors of the API

<!-- Made by \`npm run openapi\` from packages/shared/src/error-table.ts; change it there. -->

Every failure has one shape, whatever the call:

\`\`\`json
{
  "success": false,
  "code": "VALIDATION_FAILED",
  "message": "Enter a valid email address.",
  "fields": { "email": "Enter a valid email address." },
  "requestId": "0f6c1f0a-6a4e-4f0e-9a55-0f3d1c2b4a59"
}
\`\`\`

\`code\` is stable: programs decide by it. \`message\` is a sentence for people and may change. \`fields\` names what to
mend, as the input was named, with places in lists from 0 (\`lines.0.to\`). \`requestId\` is in the shop’s log, too, and in
the header \`X-Request-Id\`. Some codes add
a member of their own, as the table says. New codes may come; treat one that you do not know by its status.

| code | status | meaning | what to do |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
