export const ratingNote = {
  noneYet: 'No reviews yet',
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
};

export const reviewPanelMessages = {
  loading: 'Reviews are loading',
  notLoaded: 'The reviews could not be loaded. Check your connection and try again.',
};
