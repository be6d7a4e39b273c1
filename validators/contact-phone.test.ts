import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isContactPhone, phoneHref, shownPhone } from './contact-phone'
import { contactPhone, phone } from './fields'
import { tidyContactPhone } from './tidy-contact-phone'

describe('a number as it is written', () => {
  test.each([
    ['021234567', '021234567'],
    ['02-123-4567', '021234567'],
    [' 02 123 4567 ', '021234567'],
    ['(02) 123-4567', '021234567'],
    ['๐๒-๑๒๓-๔๕๖๗', '021234567'],
    ['+66 2 123 4567', '021234567'],
    ['+66 (0)2 123 4567', '021234567'],
    ['66812345678', '0812345678'],
    ['0066 81 234 5678', '0812345678'],
    ['081–234–5678', '0812345678'],
    ['02-123-4567 ต่อ 12', '021234567 ต่อ 12'],
    ['02-123-4567 ต่อ๑๒', '021234567 ต่อ 12'],
    ['02-123-4567 ต่อ. 12', '021234567 ต่อ 12'],
    ['02-123-4567#12', '021234567 ต่อ 12'],
    ['02-123-4567 # 12', '021234567 ต่อ 12'],
    ['02-123-4567 (ต่อ 12)', '021234567 ต่อ 12'],
    ['02-123-4567 ext. 12', '021234567 ต่อ 12'],
    ['02-123-4567 EXT 12', '021234567 ต่อ 12'],
    ['02-123-4567 x12', '021234567 ต่อ 12'],
    ['021234567;ext=12', '021234567 ต่อ 12'],
    ['021234567,12', '021234567 ต่อ 12'],
    ['021234567 ภายใน 12', '021234567 ต่อ 12'],
    ['053-123-456 ต่อ 1234', '053123456 ต่อ 1234'],
  ])('%j is stored as %j', async (typed, stored) => {
    expect(tidyContactPhone(typed)).toBe(stored)
    expect(await contactPhone().validate(typed)).toBe(stored)
  })

  test.each(['ถามที่ร้าน', '02-123-4567 ต่อ คุณสมชาย', '02-123-4567, 02-123-4568', '', '02 ต่อ 12 ต่อ 13'])(
    '%j stays as it was typed',
    (typed) => expect(tidyContactPhone(typed)).toBe(typed),
  )

  test.each(['02-123-456', '12', '02-123-4567 ต่อ คุณสมชาย', 'ต่อ 12', '1112345678'])(
    '%j is refused',
    async (typed) => expect(await contactPhone().isValid(typed)).toBe(false),
  )

  test('tidied twice it is the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -+().#ต่อx,;๑๒') }), (typed) => {
        const tidied = tidyContactPhone(typed)
        expect(tidyContactPhone(tidied)).toBe(tidied)
      }),
    )
  })

  test('a text as long as a book is answered at once', () => {
    const book = '0 '.repeat(500_000)
    expect(tidyContactPhone(book)).toBe(book)
  })
})

test('the account’s own number keeps the rule of the specification', async () => {
  expect(await phone().isValid('021234567')).toBe(false)
  expect(await phone().isValid('0812345678 ต่อ 12')).toBe(false)
})

describe('a stored number', () => {
  test.each([
    ['021234567', '02-123-4567', 'tel:021234567'],
    ['053123456', '053-123-456', 'tel:053123456'],
    ['0812345678', '081-234-5678', 'tel:0812345678'],
    ['021234567 ต่อ 12', '02-123-4567 ต่อ 12', 'tel:021234567,12'],
    ['1150', '1150', 'tel:1150'],
  ])('%j is shown as %j and called by %j', (stored, shown, href) => {
    expect(shownPhone(stored)).toBe(shown)
    expect(phoneHref(stored)).toBe(href)
  })

  test('as shown reads back as it is stored', () => {
    const number = fc.stringMatching(/^0(?:\d{9}|[23457]\d{7})$/)
    const extension = fc.option(fc.stringMatching(/^\d{1,6}$/), { nil: null })
    fc.assert(
      fc.property(number, extension, (digits, inside) => {
        const stored = inside === null ? digits : `${digits} ต่อ ${inside}`
        expect(isContactPhone(stored)).toBe(true)
        expect(tidyContactPhone(shownPhone(stored))).toBe(stored)
      }),
    )
  })
})
