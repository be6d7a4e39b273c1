import { expect, test } from '@jest/globals'
import { isInApp, outsideAddress } from './in-app-browser'

const line = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1 Line/14.19.1'
const facebook =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489]'
const instagram = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 Instagram 356.0.0'
const chrome = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/130 Mobile Safari/537.36'
const page = 'https://partim.example/register?as=worker&next=%2Fjobs%2F1%2Fapply'

test.each([
  [line, true],
  [facebook, true],
  [instagram, true],
  [chrome, false],
])('%s is part of an app: %s', (userAgent, expected) => {
  expect(isInApp(userAgent)).toBe(expected)
})

test.each([
  ['LINE', line, `${page}&openExternalBrowser=1`],
  ['Android', facebook, `intent://${page.slice('https://'.length)}#Intent;scheme=https;end`],
  ['an iPhone, where only the menu of the app does', instagram, null],
])('a page is opened outside, the same job still ahead: %s', (_, userAgent, address) => {
  expect(outsideAddress(page, userAgent)).toBe(address)
})
