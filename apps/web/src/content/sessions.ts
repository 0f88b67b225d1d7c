/** The words of the list of places where somebody is signed in. */
export const sessionWords = {
  title: 'Your devices',
  lead: 'Log out of any you do not recognise, then change your password.',
  loading: 'Your devices are loading',
  here: 'This device',
  unknownDevice: 'Unknown device',
  since: (moment: string) => `Logged in ${moment}`,
  seenToday: 'Last seen today',
  seenOn: (day: string) => `Last seen ${day}`,
  end: 'Log out',
  endOf: (device: string) => ` on ${device}`,
  endOthers: 'Log out everywhere else',
  onlyHere: 'You are logged in on this device only.',
  ended: (device: string) => `${device} was logged out.`,
  endedOthers: 'You have been logged out everywhere else.',
};
