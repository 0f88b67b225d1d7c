/** Id of the element that holds the `BootState` of a page as JSON. */
export const STATE_ELEMENT = 'state';
