/** The words of the list of places where somebody is signed in. */
export const sessionWords = {
  title: 'Where you are signed in',
  lead: 'End what you do not know, then change your password.',
  loading: 'The list is loading',
  here: 'This device',
  unknownDevice: 'Unknown device',
  since: (moment: string) => `Signed in ${moment}`,
  seenToday: 'Last seen today',
  seenOn: (day: string) => `Last seen ${day}`,
  end: 'Sign out there',
  endOf: (device: string) => ` on ${device}`,
  endOthers: 'Sign out everywhere else',
  onlyHere: 'You are signed in on this device only.',
  ended: (device: string) => `${device} is signed out.`,
  endedOthers: 'You are signed out everywhere else.',
};
