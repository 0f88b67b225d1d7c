import { describe, expect, it } from '@jest/globals';
import { runSteps } from './run-steps.js';

const recorder = () => {
  const events = [];
  const step = (name, more = {}) => ({
    name,
    start: async () => {
      events.push(`start ${name}`);
      return { stop: async () => void events.push(`stop ${name}`) };
    },
    ...more,
  });
  return { events, step };
};

describe('run steps', () => {
  it('starts from the top down and stops from the bottom up', async () => {
    const { events, step } = recorder();
    const { stop } = await runSteps([step('a'), step('b'), step('c')]);
    await stop();
    expect(events).toEqual(['start a', 'start b', 'start c', 'stop c', 'stop b', 'stop a']);
  });

  it('hands what a step learnt to the steps below', async () => {
    const steps = [
      { name: 'a', start: () => ({ port: 1 }) },
      { name: 'b', start: ({ port }) => ({ next: port + 1 }) },
    ];
    const { shop } = await runSteps(steps, { given: true });
    expect(shop).toEqual({ given: true, port: 1, next: 2 });
  });

  it('leaves out a step that is not wanted', async () => {
    const { events, step } = recorder();
    await runSteps([step('a', { when: () => false }), step('b')]);
    expect(events).toEqual(['start b']);
  });

  it('stops what runs when a step fails, and names the step', async () => {
    const { events, step } = recorder();
    const broken = { name: 'broken', start: () => Promise.reject(new Error('no disk')) };
    await expect(runSteps([step('a'), step('b'), broken, step('c')])).rejects.toThrow('broken: no disk');
    expect(events).toEqual(['start a', 'start b', 'stop b', 'stop a']);
  });

  it('stops what runs when the start is called off', async () => {
    const { events, step } = recorder();
    const calledOff = new AbortController();
    const slow = { name: 'slow', start: async () => calledOff.abort(new Error('called off')) };
    const run = runSteps([step('a'), slow, step('b')], {}, { signal: calledOff.signal });
    await expect(run).rejects.toThrow('called off');
    expect(events).toEqual(['start a', 'stop a']);
  });

  it('notices a start that is called off during its last step', async () => {
    const { events, step } = recorder();
    const calledOff = new AbortController();
    const last = { name: 'last', start: async () => calledOff.abort(new Error('called off')) };
    await expect(runSteps([step('a'), last], {}, { signal: calledOff.signal })).rejects.toThrow('called off');
    expect(events).toEqual(['start a', 'stop a']);
  });

  it('stops once, however often it is asked', async () => {
    const { events, step } = recorder();
    const { stop } = await runSteps([step('a')]);
    await Promise.all([stop(), stop()]);
    expect(events).toEqual(['start a', 'stop a']);
  });

  it('stops the others when one cannot be stopped, and says which', async () => {
    const { events, step } = recorder();
    const stuck = { name: 'stuck', start: () => ({ stop: () => Promise.reject(new Error('busy')) }) };
    const { stop } = await runSteps([step('a'), stuck, step('c')]);
    await expect(stop()).rejects.toThrow('stopping stuck: busy');
    expect(events).toEqual(['start a', 'start c', 'stop c', 'stop a']);
  });

  it('tells of a step only when it takes more than a second', async () => {
    const lines = [];
    const slow = { name: 'slow', start: () => new Promise((resolve) => setTimeout(resolve, 1_100)) };
    await runSteps([{ name: 'quick', start: () => {} }, slow], {}, { say: (line) => lines.push(line) });
    expect(lines).toEqual(['Starting slow …']);
  });
});
