export const failureMessages = {
  staffOnly: 'This page is for shop staff only.',
  unreadable: 'This web address is not valid.',
  unknownDepartment: 'We could not find this department. Try Men, Women or Kids.',
  unknownPage: 'We could not find this page.',
  unreachable: 'The shop cannot be reached. Check your connection and try again.',
  notConfirmed: 'Your password was not confirmed, so this was not saved. What you typed is still here.',
  busy: 'The shop is busy right now.',
  tryAgain: (seconds: number) => `Try again in ${duration(seconds)}.`,
} as const;

function duration(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
