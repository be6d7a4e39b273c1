import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isContactPhone, phoneHref, shownPhone } from './contact-phone'
import { contactPhone, phone } from './fields'
import { phoneFault } from './phone-fault'
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
    ['โทร. 02-123-4567', '021234567'],
    ['Tel : 081 234 5678', '0812345678'],
    ['เบอร์โทรศัพท์ 081-234-567-8', '0812345678'],
    ['02-123-456-7', '021234567'],
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

  test.each([
    ['081-234-5678, 02-123-4567', 'one_phone'],
    ['0812345678/0823456789', 'one_phone'],
    ['081-234-5678 หรือ 089-999-9999', 'one_phone'],
    ['02-123-4567 02-123-4568', 'one_phone'],
    ['081-234-5678 / 089-999-9999 / 02-123-4567', 'one_phone'],
    ['๐๘๑-๒๓๔-๕๖๗๘ และ ๐๘๙-๙๙๙-๙๙๙๙', 'one_phone'],
    ['คุณแอน 081-234-5678, คุณบี 089-999-9999', 'one_phone'],
    ['02-123-4567-9', 'one_phone'],
    ['053-123456/7', 'one_phone'],
    ['02-123-4567 ต่อ 12, 13', 'one_phone'],
    ['+856 20 5555 1234', 'phone_abroad'],
    ['(+1) 415 555 2671', 'phone_abroad'],
    ['0095 9 123 456 789', 'phone_abroad'],
    ['081-234-5678 คุณแอน', 'phone_words'],
    ['O81-234-5678 9', 'phone_words'],
    ['02-123-4567 ต่อ ฝ่ายบุคคล', 'phone_words'],
    ['081-234', null],
    ['1112345678', null],
    ['ถามที่ร้าน', null],
  ])('%j is refused with its cause', async (typed, cause) => {
    for (const [schema, rule] of [
      [phone(), 'phonenumber'],
      [contactPhone(), 'contact_phone'],
    ] as const)
      await expect(schema.validate(typed)).rejects.toThrow(new RegExp(`^${cause ?? rule}$`))
  })

  test.each(['081 234 5678 ต่อ 12', '02-123-4567 #3', '0812345678,12'])(
    'the extension in %j is what keeps it from being somebody’s own number',
    async (typed) => {
      await expect(phone().validate(typed)).rejects.toThrow(/^phone_extension$/)
      expect(await contactPhone().isValid(typed)).toBe(true)
    },
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
    expect(phoneFault(book)).toBe('one_phone')
  })
})

test('the account’s own number keeps the rule of the specification', async () => {
  // A landline has no extension that could be left out.
  await expect(phone().validate('02-123-4567')).rejects.toThrow(/^phonenumber$/)
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
