/** The pages of an account, and what is said to who leaves them. */
export const accountLinks = {
  label: 'Your account',
  profile: 'My Profile',
  orders: 'My Orders',
  wishlist: 'Wishlist',
  password: 'Change Password',
  tickets: 'Your messages',
  sessions: 'Where you are signed in',
  yourData: 'Your data',
  dashboard: 'Admin Dashboard',
  loggedOut: 'You are logged out.',
};
