import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function ThreeTabs() {
  const [open, setOpen] = useState('a');
  const tab = (key: string) => ({ key, label: `Tab ${key}`, content: `Content ${key}` });
  return <Tabs label="Letters" open={open} onOpen={setOpen} tabs={['a', 'b', 'c'].map(tab)} />;
}

const openTab = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  it('shows the panel of the chosen tab and hides the others', async () => {
    const user = userEvent.setup();
    render(<ThreeTabs />);
    expect(screen.getByText('Content a')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Tab b' }));
    expect(screen.getByRole('tabpanel', { name: 'Tab b' })).toHaveTextContent('Content b');
    expect(screen.getByText('Content a')).not.toBeVisible();
  });

  it('is one stop of the Tab key; arrows, Home and End move inside and around', async () => {
    const user = userEvent.setup();
    render(<ThreeTabs />);
    await user.tab();
    expect(openTab()).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Tab b'],
      ['{End}', 'Tab c'],
      ['{ArrowRight}', 'Tab a'],
      ['{ArrowLeft}', 'Tab c'],
      ['{Home}', 'Tab a'],
    ] as const) {
      await user.keyboard(key);
      expect(openTab()).toHaveAccessibleName(name);
      expect(openTab()).toHaveFocus();
    }
    await user.tab();
    expect(openTab()).not.toHaveFocus();
  });
});
