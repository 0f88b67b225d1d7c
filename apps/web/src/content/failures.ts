/** Words of what cannot be shown. */
export const failureWords = {
  staffOnly: 'This page is for the staff of the shop.',
  unreadable: 'This address cannot be read.',
  noSuchDepartment: 'There is no such department. There are Men, Women and Kids.',
  noSuchPage: 'There is no such page.',
  unreachable: 'The shop cannot be reached. Check your connection and try again.',
  /** The shop answers, but has no time. */
  busy: 'The shop cannot do this right now.',
  tryAgain: (seconds: number) => `Try again in ${duration(seconds)}.`,
} as const;

function duration(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
