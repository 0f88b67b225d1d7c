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
  toAdmin: 'Sign in to continue to E-DASH.',
  sessionEnded: 'You were signed out because your session ended. Sign in to continue.',
  staffSessionEnded:
    'You were signed out because staff sessions last 8 hours. Sign in to continue. What you typed is saved.',
};
