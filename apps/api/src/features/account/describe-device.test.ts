import { describe, expect, it } from '@jest/globals';
import { describeDevice } from './known-device.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile';

describe('the words for a device', () => {
  it.each([
    [`${CHROME} Safari/537.36`, 'Chrome on Android'],
    [`${CHROME} Safari/537.36 SamsungBrowser/28.0`, 'Samsung Internet on Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0',
      'Opera on Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) CriOS/140.0 Mobile Safari/604.1',
      'Chrome on iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15', 'Safari on Mac'],
    ['node-superagent/3.8.3', ''],
    ['<script>alert(1)</script>', ''],
    ['', ''],
    [undefined, ''],
  ])('%j is %j', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });
});
