import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

const VISIBLE = 1000;
const WHOLE = 3000;

function renderRail() {
  render(
    <Carousel title="Selected">
      <li>
        <a href="/one">One</a>
      </li>
    </Carousel>,
  );
  const rail = screen.getByRole('list');
  Object.defineProperties(rail, {
    clientWidth: { value: VISIBLE },
    scrollWidth: { value: WHOLE, configurable: true },
  });
  fireEvent.scroll(rail);
  return rail;
}

const swipe = (rail: HTMLElement, fromX: number, toX: number, pointerType = 'touch') => {
  const fire = (type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX });
    fireEvent(rail, Object.assign(event, { pointerId: 1, pointerType }));
  };
  fire('pointerdown', fromX);
  fire('pointermove', toX);
  fire('pointerup', toX);
};

const settled = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('carousel', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });

  it('moves by 26% of its visible width with an arrow [spec 2-33] [spec 9-19]', async () => {
    const rail = renderRail();
    await user.click(screen.getByRole('button', { name: 'Forward' }));
    expect(rail.scrollLeft).toBe(260);
    fireEvent.scroll(rail);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(rail.scrollLeft).toBe(0);
  });

  it('moves by the same step with the arrow keys', () => {
    const rail = renderRail();
    fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowRight' });
    expect(rail.scrollLeft).toBe(520);
    fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowLeft' });
    expect(rail.scrollLeft).toBe(260);
  });

  it('moves by 60% of its visible width with a swipe, however far the finger went [spec 2-33] [spec 9-20]', async () => {
    const rail = renderRail();
    swipe(rail, 500, 380);
    await settled();
    expect(rail.scrollLeft).toBe(600);
    swipe(rail, 300, 340);
    await settled();
    expect(rail.scrollLeft).toBe(0);
  });

  it('goes back after a touch that was no swipe, and leaves a mouse alone', async () => {
    const rail = renderRail();
    swipe(rail, 500, 490);
    await settled();
    expect(rail.scrollLeft).toBe(0);
    swipe(rail, 500, 300, 'mouse');
    await settled();
    expect(rail.scrollLeft).toBe(0);
  });

  it('has no arrow where there is nothing more, and the focus goes to the other one', async () => {
    const rail = renderRail();
    const arrow = (name: string) => screen.queryByRole('button', { name });
    expect(arrow('Back')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Forward' }));
    fireEvent.scroll(rail);
    expect(arrow('Back')).toBeInTheDocument();
    rail.scrollLeft = WHOLE - VISIBLE;
    fireEvent.scroll(rail);
    expect(arrow('Forward')).not.toBeInTheDocument();
    expect(arrow('Back')).toHaveFocus();
  });

  it('has no arrow at all when everything shows', () => {
    const rail = renderRail();
    Object.defineProperty(rail, 'scrollWidth', { value: VISIBLE, configurable: true });
    fireEvent.scroll(rail);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
