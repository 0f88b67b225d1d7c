import type { BootState } from './app/boot-state.ts';
import type { StateElement } from './app/document.tsx';
import { keepEarlyChoices } from './lib/browser-early-choice.ts';
import { keepEarlyClick } from './lib/browser-early-click.ts';
import { keepEarlySubmit } from './lib/browser-early-submit.ts';
import { whenSeen } from './lib/browser-when-seen.ts';

function preload(modules: string[]) {
  for (const href of modules) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

async function hydratePage(onHydrated: () => void) {
  const stateText = document.getElementById('state' satisfies StateElement)?.textContent ?? '';
  const boot = JSON.parse(stateText) as BootState;
  if (boot.isPictureFirst) {
    await whenSeen();
    preload(boot.assets.modules);
  }
  const { hydrate }: typeof import('./entry-client.tsx') = await import(/* @vite-ignore */ boot.assets.app);
  await hydrate(boot, stateText, onHydrated);
}

async function start() {
  const chooseAgain = keepEarlyChoices();
  const clickAgain = keepEarlyClick();
  const { sendAgain, sendAlone } = keepEarlySubmit();
  try {
    await hydratePage(sendAgain);
  } catch (error) {
    sendAlone();
    throw error;
  }
  chooseAgain();
  clickAgain();
}

void start();
