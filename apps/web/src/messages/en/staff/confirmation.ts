export const admin = {
  confirmLead: 'Confirm your password to open E-DASH. It stays open for 30 minutes.',
  created: 'Inserted Successfully', // spec §8
  draftBack: 'Your unsaved text has been restored.',
  sizesHint: 'Leave a size empty if you do not sell it. Enter 0 if it is out of stock.',
  pictureHere: 'The picture appears here once the URL is complete.',
  noPicture: 'No picture found at this URL. You can still save it.',
  nothingListed: 'No products in the shop yet.',
  nothingFound: (keyword: string) => `No products match “${keyword}”.`,
} as const;
