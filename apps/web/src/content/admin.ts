/** Words of E-DASH, the back office. */
export const admin = {
  confirmLead: 'Confirm your password to open E-DASH. It stays open for 30 minutes.',
  created: 'Inserted Successfully', // spec §8
  draftBack: 'What you had typed is back.',
  sizesHint: 'A size left empty is not offered; 0 is a size that is sold out.',
  pictureHere: 'The picture appears here when the address is complete.',
  noPicture: 'No picture came from this address. It is saved as it is.',
  nothingListed: 'Nothing is on sale yet.',
  nothingFound: (keyword: string) => `No product is called anything like “${keyword}”.`,
} as const;
