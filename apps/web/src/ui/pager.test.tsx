import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Pager } from './pager.tsx';

const renderPager = (page: number, pages: number) =>
  render(
    <MemoryRouter>
      <Pager page={page} pages={pages} linkTo={(number) => `/list?page=${number}`} />
    </MemoryRouter>,
  );

describe('pager', () => {
  it('leads to every neighbour and tells the current page', () => {
    renderPager(2, 3);
    expect(screen.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/list?page=1');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list?page=3');
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/list?page=3');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('has a Prev that works only above page 1 [spec 2-49]', () => {
    renderPager(1, 3);
    expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Prev' })).not.toBeInTheDocument();
  });

  it('has a Next that works only below the last page [spec 2-50]', () => {
    renderPager(3, 3);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Prev' })).toBeInTheDocument();
  });

  it('is absent when there is one page', () => {
    renderPager(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
