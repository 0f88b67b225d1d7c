import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { findEarlyTicks, replayTicks } from '../../lib/browser-early-ticks.ts';
import { useRowSelection } from './use-row-selection.ts';
import { DataTable } from './data-table.tsx';

const ROWS = ['ES-1', 'ES-2', 'ES-3'];

function Orders() {
  const selection = useRowSelection(ROWS);
  return (
    <>
      <output>{selection.ids.join(' ')}</output>
      <DataTable
        label="Orders"
        columns={[{ head: 'ID', renderCell: (id) => id }]}
        rows={ROWS}
        idOf={(id) => id}
        nameOf={(id) => id}
        selection={selection}
      />
    </>
  );
}

function tickBeforeHydration(...names: string[]) {
  const page = (
    <MemoryRouter>
      <Orders />
    </MemoryRouter>
  );
  const frame = document.createElement('div');
  frame.innerHTML = renderToString(page);
  document.body.append(frame);
  for (const name of names) screen.getByRole<HTMLInputElement>('checkbox', { name }).checked = true;
  const early = findEarlyTicks();
  act(() => {
    hydrateRoot(frame, page);
  });
  act(() => replayTicks(early));
}

afterEach(() => document.body.replaceChildren());

describe('rows that are ticked before the page’s scripts run', () => {
  it('are chosen', () => {
    tickBeforeHydration('Select ES-1', 'Select ES-3');
    expect(screen.getByRole('status')).toHaveTextContent('ES-1 ES-3');
    expect(screen.getByRole('checkbox', { name: 'Select ES-2' })).not.toBeChecked();
  });

  it('are all of the page when its own box was ticked', () => {
    tickBeforeHydration('Select all on this page');
    expect(screen.getByRole('status')).toHaveTextContent('ES-1 ES-2 ES-3');
    expect(screen.getByRole('checkbox', { name: 'Select ES-2' })).toBeChecked();
  });

  it('are none where nothing was ticked', () => {
    tickBeforeHydration();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a cell that stands below its row on a narrow window', () => {
  it('has its head beside it, and nothing beside it without one', () => {
    render(
      <DataTable
        label="Orders"
        columns={[
          { head: 'ID', narrow: 'more', renderCell: (id) => id },
          { head: '', narrow: 'more', renderCell: () => 'Confirm' },
        ]}
        rows={['ES-1']}
        idOf={(id) => id}
        nameOf={(id) => id}
      />,
    );
    expect(screen.getByRole('cell', { name: 'ES-1' })).toHaveAttribute('data-head', 'ID');
    expect(screen.getByRole('cell', { name: 'Confirm' })).not.toHaveAttribute('data-head');
  });
});
