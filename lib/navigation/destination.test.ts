import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hostileNextPaths } from '@/lib/testing/hostile-next-paths'
import { destination, NavigationRefused } from './destination'

const origin = 'https://partim.example'

const refusalOf = (to: string, external = false) => {
  try {
    return destination(to, origin, { external }).href
  } catch (error) {
    if (error instanceof NavigationRefused) return error.reason
    throw error
  }
}

const scripts = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)']
const others = ['blob:https://partim.example/1', 'file:///etc/passwd', 'view-source:https://partim.example/']
const everySecondUpper = (text: string) =>
  [...text].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter)).join('')
const spelled = (text: string, infix: string) => text.slice(0, 4) + infix + text.slice(4)

/** Spellings of a script address that some browser once executed, or that a check once failed to recognise. */
const scriptSpellings = [...scripts, ...others].flatMap((address) => [
  ...['', ' ', '\t', '\n', '\r\n', '\u0000', '\u0001', '\u001f', '  \t'].map((lead) => lead + address),
  ...['\t', '\n', '\r', '\r\n\t', '\n\n'].map((infix) => spelled(address, infix)),
  ...['\t', '\n', '\r\n'].map((infix) => address.replace(':', `${infix}:`)),
  address.toUpperCase(),
  everySecondUpper(address),
  `\t${everySecondUpper(spelled(address, '\n'))} `,
])

const elsewhere = [
  'evil.example',
  'partim.example.evil.example',
  'evil.example:443',
  '[::1]',
  '127.1',
  'ไทย.example',
]
const otherOriginSpellings = elsewhere.flatMap((host) => [
  ...['//', '///', '/\\', '\\\\', '\\/', '/\t/', '/\n/', '\t//', ' //', '\u0000//', '/\r\n/'].map(
    (lead) => lead + host,
  ),
  ...['https://', 'HTTPS://', 'https:\\\\', 'https:///', 'hTtPs:////', 'ht\ntps://'].map(
    (lead) => lead + host,
  ),
  `//${host}/%2f..`,
  `//${host}?@partim.example`,
  `//${host}#partim.example`,
  `http://${host}`,
])

describe('external navigation (specification, section 8)', () => {
  test('there are at least 200 hostile spellings', () => {
    expect(new Set([...scriptSpellings, ...otherOriginSpellings]).size).toBeGreaterThanOrEqual(200)
  })

  test.each(scriptSpellings.map((to) => [JSON.stringify(to), to]))(
    'a script protocol is refused, external or not: %s',
    (_name, to) => {
      expect(() => destination(to, origin)).toThrow(NavigationRefused)
      expect(refusalOf(to, true)).toBe('script')
    },
  )

  test.each(otherOriginSpellings.map((to) => [JSON.stringify(to), to]))(
    'another origin is refused without the external flag: %s',
    (_name, to) => {
      expect(refusalOf(to)).toBe('other-origin')
    },
  )

  test('with the external flag another https site is where it leads', () => {
    expect(refusalOf('https://line.me/R/oaMessage/%40partim/?x', true)).toBe(
      'https://line.me/R/oaMessage/%40partim/?x',
    )
    expect(refusalOf('//pay.example/3ds', true)).toBe('https://pay.example/3ds')
  })

  test.each([
    ['https://partim@evil.example/', 'credentials'],
    ['https://user:secret@partim.example/', 'credentials'],
    ['http://pay.example/', 'downgrade'],
    ['https://', 'malformed'],
    ['https://evil.example:99999/', 'malformed'],
    ['//[::1', 'malformed'],
    ['mailto:a@evil.example', 'script'],
  ])('%s is refused even as external: %s', (to, reason) => {
    expect(refusalOf(to, true)).toBe(reason)
  })

  test('plain http leads on where the app itself is served so', () => {
    expect(destination('http://127.0.0.1:4102/3ds', 'http://localhost:3000', { external: true }).port).toBe(
      '4102',
    )
  })

  test.each([
    '/',
    '/dashboard',
    '/job-posting?state=draft',
    '#how',
    '?page=2',
    'https://partim.example/login',
    '/ค้นหา',
  ])('%s is ours', (to) => {
    expect(destination(to, origin).origin).toBe(origin)
  })

  test('whatever passes without the flag is a web page of our origin, read again by a browser too', () => {
    const pieces = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%09',
        '\t',
        '\n',
        ' ',
        '\u0000',
        '@',
        ':',
        '?',
        '#',
        'a',
        '//',
        'https:',
      ],
      ...[
        'javascript:',
        'data:',
        'vbscript:',
        'blob:',
        'evil.example',
        'partim.example',
        'JAVA',
        'script:',
        'ก',
      ],
    )
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join('')),
      fc.string(),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(fc.oneof(text, fc.constantFrom(...hostileNextPaths)), (to) => {
        let url: URL
        try {
          url = destination(to, origin)
        } catch (error) {
          expect(error).toBeInstanceOf(NavigationRefused)
          return
        }
        expect(url.origin).toBe(origin)
        expect(new URL(url.href, origin).protocol).toBe('https:')
      }),
      { numRuns: 5_000 },
    )
  })

  test('whatever passes as external is a web address without a name in it', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withFragments: true }), fc.string(), fc.constantFrom(...scriptSpellings)),
        (to) => {
          const href = refusalOf(to, true)
          if (!href.includes(':')) return
          const url = new URL(href)
          expect(['https:']).toContain(url.protocol)
          expect(url.username + url.password).toBe('')
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
