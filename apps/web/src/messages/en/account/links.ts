export const accountLinks = {
  label: 'Your account',
  profile: 'My Profile',
  orders: 'My Orders',
  wishlist: 'Wishlist',
  password: 'Change Password',
  tickets: 'Your messages',
  sessions: 'Your devices',
  yourData: 'Your data',
  dashboard: 'Admin Dashboard',
  loggedOut: 'You have been logged out.',
  toAdmin: 'Log in to continue to E-DASH.',
  sessionEnded: 'You were logged out because your session ended. Log in to continue.',
  staffSessionEnded:
    'You were logged out. Staff sessions end after 8 hours, or earlier when your role or password changes or an Admin signs you out. Log in to continue. What you typed is saved.',
};
