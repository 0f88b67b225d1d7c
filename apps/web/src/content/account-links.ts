/** The pages of an account. */
export const accountLinks = {
  label: 'Your account',
  profile: 'My Profile',
  orders: 'My Orders',
  wishlist: 'Wishlist',
  password: 'Change Password',
  sessions: 'Where you are signed in',
  dashboard: 'Admin Dashboard',
};
