import { expect, test } from '@jest/globals'
import { isAppAddress } from './app-address'

test.each(['partim://topup', 'https://app.partim.example/topup', 'com.partim.app://topup'])(
  '%s is an app’s address',
  (address) => expect(isAppAddress(address)).toBe(true),
)

test.each([
  '',
  'topup',
  'javascript:alert(1)',
  'javascript://x/%0aalert(1)',
  'JavaScript://x',
  'data://text',
  'http://app.partim.example',
  'file://etc/passwd',
  'intent://x',
  'https://user@app.partim.example',
  'partim://topup?next=x',
  'partim://topup#x',
  ' partim://topup',
  'partim://topup ',
])('%j is none', (address) => expect(isAppAddress(address)).toBe(false))
