export const ratingNote = {
  noneYet: 'No reviews yet',
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
};

export const reviewPlaceWords = {
  loading: 'Reviews are loading',
  notLoaded: 'The reviews could not be loaded. Check your connection and try again.',
};
