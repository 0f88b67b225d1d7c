import { describe, expect, it } from '@jest/globals';
import { galleryChips } from './gallery-chips.ts';
import { galleryTitle } from './gallery-title.ts';
import { readGalleryUrl } from './gallery-url.ts';

describe('gallery title', () => {
  it.each([
    ['', '', 'T-Shirts'],
    ['', 'type=all', 'All products'],
    ['', 'type=jeans&department=women', 'Jeans for women'],
    ['', 'department=kids', 'All products for kids'],
    ['', 'type=shirt', 'Shirts'],
    ['blue shirt', 'department=men', 'Results for “blue shirt”'],
  ])('keyword "%s" with "%s" is "%s"', (keyword, search, title) => {
    expect(galleryTitle(readGalleryUrl(keyword, new URLSearchParams(search)))).toBe(title);
  });

  it('calls a type as staff call it now', () => {
    const choice = readGalleryUrl(undefined, new URLSearchParams('type=Shirts&department=men'));
    const types = [{ value: 'Shirts', label: 'Button-down' }];
    expect(galleryTitle(choice, types)).toBe('Button-downs for men');
    expect(galleryChips(choice, types)[0]?.label).toBe('Button-down');
  });
});
