export const pictureMessages = {
  list: 'Pictures',
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  position: (index: number, count: number) => `${index + 1} of ${count}`,
  viewer: (name: string) => `Pictures of ${name}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom',
  close: 'Close',
};
