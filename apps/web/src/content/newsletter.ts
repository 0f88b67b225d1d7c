/** Spec §1. `notOpen` is the truth until subscriptions are kept anywhere. */
export const newsletter = {
  title: 'Subscribe to our newsletter and receive exclusive offers every week',
  field: 'Your email',
  action: 'SUBSCRIBE',
  wrongAddress: 'Enter an email address like name@example.com.',
  notOpen: 'The newsletter opens soon. Nothing was saved.',
};
