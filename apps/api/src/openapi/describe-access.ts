import type { Endpoint, Role } from '@e-store/shared/endpoint';

export const CALLERS = [
  'nobody',
  'customer',
  'owner',
  'Packer',
  'Catalogue',
  'Admin',
  'demoted',
  'deleted',
] as const;
export type Person = (typeof CALLERS)[number];

export type Verdict = 'yes' | '401' | '403' | '404';

/** Current role of people whose role or account was just revoked. */
const CALLER_ROLES: Record<Person, Role | undefined> = {
  nobody: undefined,
  customer: 'Customer',
  owner: 'Customer',
  Packer: 'Packer',
  Catalogue: 'Catalogue',
  Admin: 'Admin',
  demoted: 'Customer',
  deleted: undefined,
};

/** Returns who may make a call, from the contract alone (R1 to R8). */
export function accessVerdict({ access, ownedBy }: Endpoint, person: Person): Verdict {
  if (access.kind === 'anyone') return 'yes';
  const role = CALLER_ROLES[person];
  if (!role) return '401';
  if ('roles' in access) return access.roles.includes(role) ? 'yes' : '403';
  if (!ownedBy || person === 'owner') return 'yes';
  return ownedBy.orStaff.includes(role) ? 'yes' : '404';
}

const CONDITIONS: Partial<Record<Endpoint['access']['kind'], string>> = {
  staff: 'password within 30 minutes, second step where required',
  staffEnrolling: 'password within 30 minutes',
};

export function describeAccess(contract: readonly Endpoint[]): string {
  const rows = contract.map((endpoint) => {
    const verdicts = CALLERS.map((person) => accessVerdict(endpoint, person));
    const { method, path, access } = endpoint;
    return `| \`${method} ${path}\` | ${verdicts.join(' | ')} | ${CONDITIONS[access.kind] ?? ''} |`;
  });
  return `# Who may make which call

<!-- Made by \`npm run openapi\` from the contract (packages/shared/src/contract.ts); change it there. -->

Decided at every request by what the database says then, never by the token or the caller. \`yes\`: the call is looked at,
and answers with what is the caller’s; 401: sign in; 403: not with this role; 404: exactly as if it were not there.

- **nobody** has no session, or one that is over.
- **customer** is somebody else than the one whom the thing in the path belongs to, **owner** is that one.
- **demoted** was Admin a moment ago and has the session from then, **deleted** had an account.

\`apps/api/src/access.test.ts\` makes every call as each of them.

| call | ${CALLERS.join(' | ')} | beside the role |
| --- | ${CALLERS.map(() => '---').join(' | ')} | --- |
${rows.join('\n')}
`;
}
