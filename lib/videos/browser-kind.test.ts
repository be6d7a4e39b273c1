import { expect, test } from '@jest/globals'
import { browserKind } from './browser-kind'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'android'],
  [`${android} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Line/15.2.1/IAB`, 'in_app'],
  [
    `${android.replace('SM-A155F', 'SM-A155F; wv')} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    'in_app',
  ],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'ios'],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0]`, 'in_app'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'safari',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'chromium'],
] as const)('%s is advised as %s', (userAgent, kind) => {
  expect(browserKind(userAgent)).toBe(kind)
})
