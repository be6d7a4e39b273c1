import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cardPatterns, isCardNumber } from './card-number'
import { type Judged, type LimitsOf, type Rule, ruleTable, type TableRule } from './rule-table'
import * as rules from './rules'
import { growsWithItsLength } from './testing/growth'
import { namesWithLinks, ordinaryNames } from './testing/names'
import { isFacebookUrl, isUrl } from './url-rules'

/** [value, whether the rule accepts it, the rule's limits] */
type Examples = {
  readonly [R in TableRule]: readonly (readonly [value: Judged<R>, accepted: boolean, ...LimitsOf<R>])[]
}

const file = (name: string, size = 1_000) => ({ name, size })
const uploaded = { original: 'https://storage.example.com/a' }

const presence = [
  ['ก', true],
  [' ก ', true],
  ['0', true],
  [0, true],
  [false, true],
  [['ก'], true],
  ['', false],
  ['  \t\n', false],
  ['\u00a0\u3000', false],
  ['\u200b\u2060\ufeff', false],
  [null, false],
  [undefined, false],
  [[], false],
] as const

const images = [
  [file('logo.jpg'), true],
  [file('logo.svg'), true],
  [file('logo.jpeg'), true],
  [file('logo.png'), true],
  [file('logo.bmp'), true],
  [file('logo.gif'), true],
  [file('logo.webp'), true],
  [file('โลโก้ ร้าน.PNG'), true],
  [[file('a.png'), file('b.jpg')], true],
  [[file('a.png'), file('b.exe')], false],
  [file('logo.png.exe'), false],
  [file('png'), false],
  [file('logo.tiff'), false],
  [file('logo.png '), false],
] as const

const urls = [
  ['https://www.krua-yai.co.th', true],
  ['http://example.com', true],
  ['HTTPS://Example.COM/Menu', true],
  ['https://example.com:8443/a/b?c=d&e=f#g', true],
  ['https://example.com?page=2', true],
  ['https://ครัวยาย.ไทย/เมนู', true],
  ['https://example.com/@krua-yai', true],
  ['https://a-b.example.com/a%20b', true],
  ['www.example.com', false],
  ['example.com', false],
  ['//example.com', false],
  ['ftp://example.com', false],
  ['javascript:alert(1)', false],
  ['javascript://example.com/%0aalert(1)', false],
  ['data:text/html,hello', false],
  ['https://', false],
  ['https://localhost', false],
  ['https://127.0.0.1', false],
  ['https://2130706433', false],
  ['https://0x7f.1', false],
  ['https://[::1]/', false],
  ['https://user@example.com', false],
  ['https://example.com@evil.example', false],
  ['https://example.com\\@evil.example', false],
  ['https:\\\\example.com', false],
  ['https:/example.com', false],
  ['https:example.com', false],
  ['https://example.com:99999', false],
  ['https://example.com/a b', false],
  [' https://example.com', false],
  ['https://example.com\n', false],
  ['https://exam\tple.com', false],
  ['https://example.com/\u202egpj.exe', false],
  ['https://exam\u200bple.com', false],
  ['https://-example.com', false],
  ['https://example..com', false],
  ['https://example.c', false],
  ['https://example.com/"onmouseover="', false],
  [`https://example.com/${'a'.repeat(2_048)}`, false],
] as const

const facebookUrls = [
  ['https://facebook.com/kruayai', true],
  ['https://www.facebook.com/profile.php?id=1000', true],
  ['http://m.facebook.com/kruayai', true],
  ['https://web.facebook.com/kruayai', true],
  ['https://th-th.facebook.com/kruayai', true],
  ['https://FB.com/kruayai', true],
  ['https://fb.me/kruayai', true],
  ['https://facebook.com.evil.example', false],
  ['https://facebook.com.evil.example/facebook.com', false],
  ['https://evil.example/facebook.com', false],
  ['https://evil.example/?https://facebook.com', false],
  ['https://evil.example#facebook.com', false],
  ['https://facebook.com@evil.example', false],
  ['https://evilfacebook.com', false],
  ['https://facebook.co', false],
  ['https://f\u0430cebook.com', false],
  ['https://notfb.me', false],
  ['facebook.com/kruayai', false],
  ['javascript:facebook.com', false],
] as const

const examples: Examples = {
  required: presence,
  required_select: presence,
  email: [
    ['somying@krua-yai.co.th', true],
    ['a.b+c@sub.example.com', true],
    ['a@b', false],
    ['a@b..th', false],
    ['a b@example.com', false],
    ['@example.com', false],
    ['a@example.com\n', false],
    ['พร@example.com', false],
  ],
  digits: [
    ['10330', true, { length: 5 }],
    ['1033', false, { length: 5 }],
    ['103300', false, { length: 5 }],
    ['1033a', false, { length: 5 }],
    ['1033\n', false, { length: 5 }],
    ['๑๐๓๓๐', false, { length: 5 }],
  ],
  min: [
    ['12345678', true, { min: 8 }],
    ['1234567', false, { min: 8 }],
  ],
  max: [
    ['ก'.repeat(80), true, { max: 80 }],
    ['ก'.repeat(81), false, { max: 80 }],
  ],
  min_value: [
    [1, true, { min: 1 }],
    [0.99, false, { min: 1 }],
    [Number.NaN, false, { min: 1 }],
  ],
  max_value: [
    [500, true, { max: 500 }],
    [500.01, false, { max: 500 }],
    [Number.NaN, false, { max: 500 }],
  ],
  numeric: [
    ['0123456789', true],
    ['٠١٢٣٤٥٦٧٨٩', true],
    ['12٣', false],
    ['๑๒๓', false],
    ['۱۲۳', false],
    ['１２３', false],
    ['-1', false],
    ['1.5', false],
    ['1 000', false],
    ['1e3', false],
    ['12\n', false],
  ],
  image: images,
  image_or_original: [...images, [uploaded, true], [[uploaded, file('a.png')], true], [file('a.pdf'), false]],
  image_or_pdf_or_original: [
    ...images,
    [uploaded, true],
    [file('contract.PDF'), true],
    [[uploaded, file('a.pdf'), file('a.gif')], true],
    [file('a.doc'), false],
    [{ original: '' }, false],
  ],
  imageOrUrl: [...images, ['https://example.com/logo', true], ['logo.png', false], [file('a.pdf'), false]],
  size: [
    [file('a.png', 5 * 1_024 * 1_024), true, { limit: 5_120 }],
    [file('a.png', 5 * 1_024 * 1_024 + 1), false, { limit: 5_120 }],
    [[file('a.png', 1), file('b.png', 6_000_000)], false, { limit: 5_120 }],
    [[uploaded, file('a.png', 1)], true, { limit: 5_120 }],
  ],
  ext: [
    [file('vat.pdf'), true, { extensions: ['pdf', 'jpg'] }],
    [file('vat.JPG'), true, { extensions: ['pdf', 'jpg'] }],
    [uploaded, true, { extensions: ['pdf'] }],
    [file('vat.png'), false, { extensions: ['pdf', 'jpg'] }],
    [file('vatpdf'), false, { extensions: ['pdf'] }],
    [[file('a.pdf'), file('b.doc')], false, { extensions: ['pdf'] }],
  ],
  addressLocationLat: [
    ['13.7563', true],
    ['-90.0', true],
    ['90.00000000000000000000', true],
    ['0.5', true],
    ['90.1', false],
    ['-90.00000000000000000001', false],
    ['13', false],
    ['13.', false],
    ['91.0', false],
    ['๑๓.๗', false],
    [`1.${'1'.repeat(20)}`, true],
    [`1.${'1'.repeat(21)}`, false],
  ],
  addressLocationLng: [
    ['100.5018', true],
    ['100', true],
    ['-180', true],
    ['180.0', true],
    ['180.0001', false],
    ['181', false],
    ['1e2', false],
    ['100.', false],
    [`1.${'1'.repeat(21)}`, false],
  ],
  textWithoutNumber: [
    ['สมหญิง ใจดี', true],
    ["O'Neil-Smith", true],
    ['สมหญิง2', false],
    ['สมหญิง๒', false],
    ['somying٢', false],
    ['１', false],
  ],
  phonenumber: [
    ['0812345678', true],
    ['021234567', false],
    ['1812345678', false],
    ['08123456789', false],
    ['081-234567', false],
    ['๐๘๑๒๓๔๕๖๗๘', false],
  ],
  contact_phone: [
    ['0812345678', true],
    ['021234567', true],
    ['053123456 ต่อ 12', true],
    ['0812345678 ต่อ 123456', true],
    ['081234567', false],
    ['061234567', false],
    ['02123456', false],
    ['02123456789', false],
    ['121234567', false],
    ['021234567 ต่อ 1234567', false],
    ['021234567 ต่อ', false],
    ['021234567#12', false],
    ['02-123-4567', false],
  ],
  url: urls,
  facebook_url: facebookUrls,
  allowSpaces: [
    ['ก ข', true],
    ['', true],
    [' ', false],
    ['\t\n\u00a0', false],
  ],
  card_number: [
    ['4242424242424242', true],
    ['4242 4242 4242 4242', true],
    ['5555-5555-5555-4444', true],
    ['2223003122003222', true],
    ['378282246310005', true],
    ['3782 822463 10005', true],
    ['6011111111111117', true],
    ['30569309025904', true],
    ['3566002020360505', true],
    ['6200000000000005', true],
    ['4222222222222', true],
    ['2220990000000000', false],
    ['2721000000000000', false],
    ['5600000000000000', false],
    ['424242424242424', false],
    ['42424242424242424242', false],
    ['1234567890123456', false],
    ['4242  4242 4242 4242', false],
    [' 4242424242424242', false],
    ['4242424242424242-', false],
    ['4242.4242.4242.4242', false],
    ['๔242424242424242', false],
  ],
  tax_id_number: [
    ['0105536041974', true],
    ['0105536041975', false],
    ['010553604197', false],
    ['01055360419740', false],
    ['abcdefghijklm', false],
  ],
  branch_main: [
    ['สยามสแควร์', true],
    ['ใกล้สำนักงานใหญ่', true],
    ['สำนักงานใหญ่', false],
    ['สำนักงาน ใหญ่ ', false],
    ['สำนักงาน\u200bใหญ่', false],
    ['สาขาใหญ่', false],
    ['สาขาหลัก', false],
  ],
  juristic_number: [
    ['0105536041974', true],
    ['0994000000000', true],
    ['1101700230708', false],
    ['8101700230705', false],
  ],
  personal_number: [
    ['1101700230708', true],
    ['8101700230705', true],
    ['0105536041974', false],
    ['9101700230705', false],
  ],
  map_link: [
    ['https://maps.app.goo.gl/AbCdEf', true],
    ['สยาม https://www.google.com/maps/place/Siam', true],
    ['https://example.com/maps/AbCdEf', false],
    ['13.7563, 100.5018', false],
  ],
  plain_name: [
    ...ordinaryNames.map((name) => [name, true] as const),
    ...namesWithLinks.map((name) => [name, false] as const),
    ['สม\u202eใจ', false],
    ['สม\u200bใจ', false],
    ['สม\nใจ', false],
    ['สมใจ\u0007', false],
    ['สม\u{e0041}ใจ', false],
  ],
  date: [
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['20-11-2026', false],
  ],
  time: [
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
  ],
}

const ruleNames = Object.keys(ruleTable) as TableRule[]
const keeps = (name: TableRule, value: unknown, limits?: unknown) =>
  (ruleTable[name] as Rule).accepts(value, limits)

describe.each(ruleNames)('%s', (name) => {
  const rows: readonly (readonly [unknown, boolean, unknown?])[] = examples[name]
  // All three values in every row: jest takes an extra parameter of the test for a `done` callback and waits.
  test.each(rows.map(([value, accepted, limits]) => [value, accepted, limits]))(
    '%j → %s %j',
    (value, accepted, limits) => {
      expect(keeps(name, value, limits)).toBe(accepted)
    },
  )

  const limits = { length: 13, min: 8, max: 80, limit: 5_120, extensions: ['pdf'] }

  test('answers yes or no to any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        expect(typeof keeps(name, text, limits)).toBe('boolean')
      }),
    )
  })

  test.each([
    ['digits', '0'],
    ['letters', 'a'],
    ['labels', 'a.'],
    ['hyphens', '-'],
    ['spaces', ' '],
    ['groups of digits', '1 '],
    ['tone marks', '่'],
    ['a web address', 'https://a.', '\u0000'],
    ['a long path', '/', ' '],
    ['an e-mail address', 'a@a.', '@'],
    ['decimals', '1.', 'x'],
  ])('does not get lost in 100 KB of %s', (_name, part, end = '') => {
    const prefixes = ['', 'https://', 'https://a.co/', '4', 'a@', '13.']
    const repeated = (length: number) => `${part.repeat(length / part.length)}${end}`
    const read = (text: string) => prefixes.map((prefix) => keeps(name, `${prefix}${text}`, limits))
    expect(growsWithItsLength(repeated, read)).toBe(true)
  })
})

describe('numeric', () => {
  test.each([
    ['Latin', '0'],
    ['Arabic-Indic', '٠'],
  ])('accepts every text of %s digits', (_script, zero) => {
    const digit = fc
      .integer({ min: 0, max: 9 })
      .map((value) => String.fromCharCode(zero.charCodeAt(0) + value))
    fc.assert(
      fc.property(fc.string({ unit: digit, minLength: 1 }), (digits) => {
        expect(rules.isNumeric(digits)).toBe(true)
      }),
    )
  })

  test('accepts no other decimal digit there is', () => {
    const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Decimal_Number}/u.test(character))
    expect(digits.length).toBeGreaterThan(600)
    expect(digits.filter(rules.isNumeric).join('')).toBe('0123456789٠١٢٣٤٥٦٧٨٩')
    expect(digits.filter(rules.hasNoDigits)).toEqual([])
  })
})

describe('addressLocationLat and addressLocationLng', () => {
  const written = (value: number, decimals: number) => value.toFixed(decimals)
  test('accept every place on earth and none beyond', () => {
    const degrees = fc.double({ min: -400, max: 400, noNaN: true })
    fc.assert(
      fc.property(degrees, fc.integer({ min: 1, max: 20 }), (value, decimals) => {
        const text = written(value, decimals)
        expect(rules.isLatitude(text)).toBe(Math.abs(Number(text)) <= 90)
        expect(rules.isLongitude(text)).toBe(Math.abs(Number(text)) <= 180)
      }),
    )
  })
})

describe('url', () => {
  test('accepts what is then an http(s) address of a named host without credentials', () => {
    const starts = fc.constantFrom(
      'https://',
      'http://',
      'HTTPS://',
      'javascript:',
      'data:',
      '//',
      'https:',
      '',
    )
    const hosts = fc.constantFrom(
      'example.com',
      'facebook.com',
      'm.facebook.com',
      'fb.me',
      'ครัวยาย.ไทย',
      '127.0.0.1',
    )
    const pieces = fc.constantFrom(
      ...['/', '\\', '@', ':', '.', '..', '#', '?', '%2f', '\t', '\n', ' ', '\u200b', '\u0000', 'a', '8080'],
      ...['user:pass@', 'evil.example', 'facebook.com', '.com', 'https://', 'javascript:', '[::1]'],
    )
    let accepted = 0
    fc.assert(
      fc.property(starts, hosts, fc.array(pieces, { maxLength: 4 }), (start, host, rest) => {
        const text = `${start}${host}${rest.join('')}`
        if (!isUrl(text)) return
        accepted += 1
        const { protocol, username, password, hostname } = new URL(text)
        expect(['http:', 'https:']).toContain(protocol)
        expect([username, password]).toEqual(['', ''])
        expect(hostname).toMatch(/^[a-z0-9.-]+\.[a-z][a-z0-9-]+$/)
        expect(text).toMatch(/^https?:\/\/[^\s\\@/?#]+([/?#][^\s\\]*)?$/i)
        if (isFacebookUrl(text)) expect(hostname).toMatch(/(^|\.)(facebook\.com|fb\.com|fb\.me)$/)
      }),
      { numRuns: 5_000 },
    )
    expect(accepted).toBeGreaterThan(50)
  })

  test('accepts the addresses of ordinary websites', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        fc.pre(!/[\\"<>`]/.test(address))
        expect(isUrl(address)).toBe(true)
      }),
    )
  })
})

describe('card_number', () => {
  const numbers = fc.oneof(...Object.values(cardPatterns).map((pattern) => fc.stringMatching(pattern)))

  test('accepts every number of every network, however it is grouped', () => {
    fc.assert(
      fc.property(numbers, fc.array(fc.constantFrom('', ' ', '-'), { minLength: 19 }), (digits, gaps) => {
        const grouped = Array.from(digits, (digit, index) => (index === 0 ? digit : `${gaps[index]}${digit}`))
        expect(isCardNumber(grouped.join(''))).toBe(true)
      }),
    )
  })

  test('refuses what is shorter or longer than a card number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^([0-9]{1,12}|[0-9]{20,30})$/), (digits) => {
        expect(isCardNumber(digits)).toBe(false)
      }),
    )
  })
})

describe('tax_id_number', () => {
  test('is the one number of ten whose last digit is the checksum', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{12}$/), (twelve) => {
        const accepted = Array.from({ length: 10 }, (_, last) => `${twelve}${last}`).filter(rules.isTaxId)
        expect(accepted).toHaveLength(1)
      }),
    )
  })

  test('with any single digit changed is refused, within what the formula can see', () => {
    const numberWithChecksum = fc.stringMatching(/^[0-9]{12}$/).map((twelve) => {
      const last = Array.from({ length: 10 }, (_, digit) => `${twelve}${digit}`).find(rules.isTaxId)
      return last ?? ''
    })
    fc.assert(
      fc.property(
        numberWithChecksum,
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (id, at, by) => {
          // The third digit has weight 11, and two remainders share the last digit 1: the checksum cannot detect these.
          fc.pre(at === 12 || (at !== 2 && id[12] !== '1'))
          const changed = `${id.slice(0, at)}${(Number(id[at]) + by) % 10}${id.slice(at + 1)}`
          expect(rules.isTaxId(changed)).toBe(false)
        },
      ),
    )
  })
})

test('confirmed: only the very same value is the same', () => {
  expect(rules.isSame('krua-yai-2569', 'krua-yai-2569')).toBe(true)
  expect(rules.isSame('krua-yai-2569', 'krua-yai-2569 ')).toBe(false)
  expect(rules.isSame('', undefined)).toBe(false)
})

test.each([
  [1000, true],
  ['1000', true],
  [1004, false],
  ['1004', false],
  ['1000 ', false],
  [[1000], false],
  [null, false],
  [undefined, false],
])('legal_entity_number: status code %j → %s', (code, registered) => {
  expect(rules.isRegisteredStatus(code)).toBe(registered)
})

test('today in Bangkok turns at 17:00 UTC', () => {
  expect(rules.bangkokToday(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
  expect(rules.bangkokToday(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
})
