/** The pages of an account. */
export const accountLinks = {
  label: 'Your account',
  profile: 'My Profile',
  orders: 'My Orders',
  wishlist: 'Wishlist',
  password: 'Change Password',
  dashboard: 'Admin Dashboard',
};
