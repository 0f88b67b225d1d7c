import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { STATUS_THRESHOLDS } from '../../packages/shared/src/operations/status-checks.ts';
import { root } from '../../scripts/command-line.js';

const read = (file) => readFileSync(path.join(root, 'docker/observability', file), 'utf8');
const { groups } = parse(read('alerts.yml'));
const rules = groups.flatMap((group) => group.rules);
const exprOf = (name) => rules.find(({ alert }) => alert === name).expr;

const isBalanced = (text) => {
  let open = 0;
  for (const sign of text.replaceAll(/"[^"]*"/g, '')) {
    if ('([{'.includes(sign)) open += 1;
    if (')]}'.includes(sign)) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
};

// apps/api/src/platform/metrics/metrics.test.ts checks that each metric exists.
describe('the alerts', () => {
  it.each(rules.map((rule) => [rule.alert, rule]))(
    '%s says what is wrong, how much it matters, and what to do',
    (_name, rule) => {
      expect(isBalanced(rule.expr)).toBe(true);
      expect(['page', 'ticket']).toContain(rule.labels.severity);
      expect(rule.annotations.summary).toMatch(/\.$/);
      const [file, anchor] = rule.annotations.runbook.split('#');
      const headings = readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm);
      const anchors = [...headings].map(([, heading]) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors).toContain(anchor);
    },
  );

  it('are all in the operations guide', () => {
    const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
    expect(rules.map(({ alert }) => alert).filter((alert) => !guide.includes(`\`${alert}\``))).toEqual([]);
  });

  it('go by the figures of the status page [C13]', () => {
    expect(exprOf('ClockIsWrong')).toContain(`> ${STATUS_THRESHOLDS.clockMs / 1000}`);
    expect(exprOf('WorkerSilent')).toContain(`> ${STATUS_THRESHOLDS.workerSilentMs / 1000}`);
    expect(exprOf('MailWaits')).toContain(`> ${STATUS_THRESHOLDS.mailWaitsMs / 1000}`);
    expect(exprOf('BackupIsOld')).toContain(`> ${STATUS_THRESHOLDS.backupAgeMs / 3_600_000} * 3600`);
  });
});

describe('the dashboard', () => {
  const { panels, uid } = JSON.parse(read('dashboards/e-store.json'));
  const [datasource] = parse(read('datasource.yml')).datasources;

  it('asks the source that is set up, and every panel asks for something', () => {
    expect(uid).toBe('e-store');
    for (const panel of panels) {
      expect(panel.datasource.uid).toBe(datasource.uid);
      expect(panel.targets.length).toBeGreaterThan(0);
      for (const { expr } of panel.targets) expect(isBalanced(expr)).toBe(true);
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
