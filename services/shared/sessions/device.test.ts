import { expect, test } from '@jest/globals'
import { growsWithItsLength } from '@/validators/testing/growth'
import { type Device, deviceOf } from './device'

test.each<[string, Device]>([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    { browser: 'chrome', system: 'android' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    { browser: 'samsung', system: 'android' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'safari', system: 'ios' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.19.0',
    { browser: 'line', system: 'ios' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    { browser: 'edge', system: 'windows' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
    { browser: 'firefox', system: 'macos' },
  ],
  ['curl/8.5.0', { browser: 'other', system: 'other' }],
  ['', { browser: 'other', system: 'other' }],
])('%s', (line, device) => {
  expect(deviceOf(line)).toEqual(device)
})

test('a line without end is read in no time', () => {
  const endless = (length: number) => `${'Line'.repeat(length / 4)} Chrome/1`
  expect(deviceOf(endless(4_000_000))).toEqual({ browser: 'other', system: 'other' })
  expect(growsWithItsLength(endless, deviceOf)).toBe(true)
})
