import { expect, test } from '@jest/globals'
import { isInApp, outsideAddress } from './in-app-browser'

const line = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1 Line/14.19.1'
const facebook =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489]'
const instagram = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 Instagram 356.0.0'
const chrome = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/130 Mobile Safari/537.36'
const page = 'https://partim.example/register?as=worker&next=%2Fjobs%2F1%2Fapply'

const apple = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`

test.each([
  [line, true],
  [facebook, true],
  [instagram, true],
  [chrome, false],
  [apple('Mobile/22B83 [FBAN/MessengerForiOS;FBAV/481.0]'), true],
  [apple('Mobile/22B83 musical_ly_36.0.0 BytedanceWebview/d8a21c6'), true],
  // TikTok calls itself otherwise in South-East Asia; Threads by the name it had before it was published.
  [apple('Mobile/22B83 trill_36.0.0 BytedanceWebview/d8a21c6'), true],
  [apple('Mobile/22B83 Barcelona 356.0.0.28.107 (iPhone14,5; iOS 18_1; th_TH)'), true],
  [apple('Mobile/22B83 [Pinterest/iOS]'), true],
  [apple('Mobile/22B83 Shopee/3.36.20 AppId/SHOPEE'), true],
  [apple('Mobile/22B83 AliApp(LA/7.70.0) Lazada/7.70.0'), true],
  [apple('Mobile/22B83 MicroMessenger/8.0.53 NetType/WIFI Language/th'), true],
  [
    'Mozilla/5.0 (Linux; Android 13; V2206; wv) AppleWebKit/537.36 Version/4.0 Chrome/130 Mobile Safari/537.36',
    true,
  ],
  [apple('Version/18.1 Mobile/15E148 Safari/604.1'), false],
  [apple('CriOS/130.0 Mobile/15E148 Safari/604.1'), false],
  // One of ours that was put on the home screen.
  [apple('Mobile/15E148'), false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    false,
  ],
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
