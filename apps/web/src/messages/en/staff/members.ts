import type { Role } from '@e-store/shared/roles';

export const staffMessages = {
  title: 'Staff',
  loading: 'Staff are loading',
  add: 'Add a staff member',
  addLead:
    'They need an account in the shop first. They will be signed out everywhere and can sign in again with the new role.',
  email: 'Account email',
  role: 'Role',
  addButton: 'Add',
  roles: { Admin: 'Admin', Packer: 'Packer', Catalogue: 'Catalogue', Customer: 'Customer' } satisfies Record<
    Role,
    string
  >,
  roleHints: {
    Admin: 'Full access.',
    Packer: 'Orders, without amounts.',
    Catalogue: 'Products, pictures, categories, search terms and synonyms.',
    Customer: 'No access to E-DASH.',
  } satisfies Record<Role, string>,
  columns: { name: 'NAME', role: 'ROLE', seen: 'LAST SEEN', actions: 'ACTIONS' },
  you: 'You',
  notSeen: 'Not signed in',
  change: 'Change role',
  changeOf: (name: string) => `Change role of ${name}`,
  changeLead: 'They will be signed out everywhere immediately.',
  reset: 'Reset two-step sign-in',
  resetOf: (name: string) => `Reset two-step sign-in of ${name}`,
  resetSure: (name: string) => `Turn off two-step sign-in for ${name}?`,
  resetLead:
    'Use this when they have lost both their phone and their recovery codes. Confirm that the request really comes from them. They will be signed out everywhere and sign in with their password only.',
  resetConfirm: 'Turn off',
  resetDone: (name: string) => `${name} now signs in with a password only.`,
  newRole: 'New role',
  noRole: 'Remove from staff',
  confirm: 'Change role',
  done: (name: string, role: string) => `${name} now has the role ${role}.`,
  trail: 'Audit trail',
} as const;
