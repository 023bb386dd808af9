import { expect, it } from 'vitest';
import { deviceName } from '../../lib/rules/people/device-name.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome á Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`, 'Edge á Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0`, 'Opera á Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox á Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`, 'Safari á Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} Version/19.0 Mobile/15E148 Safari/604.1`,
    'Safari á iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome á iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 16; SM-S931B) ${chrome} Mobile Safari/537.36`, 'Chrome á Android-síma'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 SamsungBrowser/28.0 ${chrome} Safari/537.36`,
    'Samsung Internet á Android-spjaldtölvu',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome á Chromebook'],
  ['Mozilla/5.0 (Windows NT 6.1)', 'Vafri á Windows'],
  ['Firefox/1', 'Firefox'],
  ['<script>alert(1)</script>', 'Óþekkt tæki'],
  ['', 'Óþekkt tæki'],
  [null, 'Óþekkt tæki'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
