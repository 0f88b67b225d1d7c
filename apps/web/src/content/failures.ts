/** Words of what cannot be shown. */
export const failureWords = {
  staffOnly: 'This page is for the staff of the shop.',
  unreadable: 'This address cannot be read.',
  noSuchDepartment: 'There is no such department. There are Men, Women and Kids.',
  noSuchPage: 'There is no such page.',
  unreachable: 'The shop cannot be reached. Check your connection and try again.',
} as const;
