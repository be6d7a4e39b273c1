import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'

/** The identity client as browsers load it. It does not export these figures, so they are read from its source. */
function browserBuild(): string {
  // The copy that `firebase` itself uses, wherever it is installed.
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'))
  const folder = join(dirname(resolve('@firebase/auth/package.json')), 'dist/esm')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

const source = browserBuild()

/** Limits built into the identity client; an update of it must not change a figure of section 9 unnoticed. */
describe('identity limits (specification, section 9)', () => {
  test.each([
    ['network time-out 30 s desktop, 60 s mobile', 'const DEFAULT_API_TIMEOUT_MS = new Delay(30000, 60000)'],
    ['access tokens refreshed 5 minutes before expiry', 'expTime - Date.now() - 300000 '],
    ['a token counts as expired 30 s early', 'Date.now() > this.expirationTime - 30000 '],
    ['refresh back-off starts at 30 s', 'this.errorBackoff = 30000 '],
    ['and doubles up to 16 minutes', `Math.min(this.errorBackoff * 2, ${16 * 60_000} `],
  ])('%s', (_sentence, code) => {
    expect(source).toContain(code)
  })

  test('the time-out is the longer one on mobile', () => {
    expect(source).toMatch(/this\.isMobile = isMobileCordova\(\) \|\| isReactNative\(\)/)
    expect(source).toMatch(/return this\.isMobile \? this\.longDelay : this\.shortDelay/)
  })
})
