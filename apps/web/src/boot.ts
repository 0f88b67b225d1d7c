import type { BootState } from './app/boot-state.ts';
import type { StateElement } from './app/document.tsx';
import { captureEarlyChoices } from './lib/browser-early-choice.ts';
import { captureEarlyClick } from './lib/browser-early-click.ts';
import { captureEarlySubmit } from './lib/browser-early-submit.ts';
import { whenVisible } from './lib/browser-when-visible.ts';

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
    await whenVisible();
    preload(boot.assets.modules);
  }
  const { hydrate }: typeof import('./entry-client.tsx') = await import(/* @vite-ignore */ boot.assets.app);
  await hydrate(boot, stateText, onHydrated);
}

async function start() {
  const replayChoices = captureEarlyChoices();
  const replayClick = captureEarlyClick();
  const { replaySubmit, submitNatively } = captureEarlySubmit();
  try {
    await hydratePage(replaySubmit);
  } catch (error) {
    submitNatively();
    throw error;
  }
  replayChoices();
  replayClick();
}

// zod would otherwise probe `new Function`, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

void start();
