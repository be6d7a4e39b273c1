import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { registrationSchema } from './account'
import { branchSchema } from './branch'
import { companyNameSchema, companyProfileSchema, companySchema } from './company'
import { favouriteGroupSchema } from './favourite-group'
import { isPlainName, plainName, withoutUnseen } from './plain-name'
import { read } from './reading'
import { companiesCalledSo, namesWithLinks, ordinaryNames } from './testing/names'
import { linksIn } from './web-addresses'

const schemas = [
  ['a person', registrationSchema, 'displayName'],
  ['a company typed by hand', companySchema, 'name'],
  ['a company renamed', companyNameSchema, 'name'],
  ['whom we reach at a company', companyProfileSchema, 'contactName'],
  ['a branch', branchSchema, 'name'],
  ['a group of favourites', favouriteGroupSchema, 'name'],
] as const

/** People are called by letters alone (the specification's textWithoutNumber). */
const people: readonly string[] = ['displayName', 'contactName']

describe.each(schemas)('the name of %s', (_, schema, field) => {
  test.each(ordinaryNames)('may be %s, unless it is a person’s and holds digits', async (name) => {
    const judged = schema.validateAt(field, { [field]: name })
    if (people.includes(field) && /\d/.test(name)) await expect(judged).rejects.toThrow('textWithoutNumber')
    else expect(await judged).toBe(name)
  })

  test.each(companiesCalledSo)('may be %s', async (name) => {
    expect(await schema.validateAt(field, { [field]: name })).toBe(name)
  })

  test.each(namesWithLinks)('may not be %j', async (name) => {
    await expect(schema.validateAt(field, { [field]: name })).rejects.toThrow('plain_name')
  })

  test('loses what nobody sees', async () => {
    const typed = ' \u200fสม\u200bใจ\u202e \u00adใจดี\u0007\ufeff'
    expect(await schema.validateAt(field, { [field]: typed })).toBe('สมใจ ใจดี')
  })
})

describe('a picture of several parts', () => {
  test.each(['👩\u200d🍳ครูสมศรี', '👨🏽\u200d🍳 เชฟหมู', '👨\u200d👩\u200d👧 บ้านเรา'])(
    'stays one in %s',
    async (name) => {
      expect(await registrationSchema.validateAt('displayName', { displayName: name })).toBe(name)
      expect(plainName(name)).toBe(name)
    },
  )

  test.each([
    ['❤\ufe0f\u200d🔥 ใจ', '❤\u200d🔥 ใจ'],
    ['สม\u200dใจ', 'สมใจ'],
    ['👩\u200dสมใจ', '👩สมใจ'],
    ['สมใจ\u200d👩', 'สมใจ👩'],
    ['👩\u200d\u200d🍳', '👩🍳'],
    ['ก\ufe0f\u200d🍳', 'ก🍳'],
  ])('keeps its joiner, and no other: %j', (name, shown) => {
    expect(withoutUnseen(name)).toBe(shown)
    expect(withoutUnseen(shown)).toBe(shown)
    expect(isPlainName(shown)).toBe(true)
  })
})

describe('a name made plain', () => {
  test.each(ordinaryNames)('is the same where it was plain: %s', (name) => {
    expect(plainName(name)).toBe(name)
  })

  test.each([
    ['Amazon.com (Thailand)', 'Amazon com (Thailand)'],
    ['รับรางวัล https://evil.com/x?y=1 ด่วน', 'รับรางวัล https evil com x y 1 ด่วน'],
    ['ใจดี\r\nBcc: a@b.com', 'ใจดี Bcc: a b com'],
    ['\u202emoc.live', 'moc live'],
  ])('keeps its words: %j', (name, plain) => {
    expect(plainName(name)).toBe(plain)
  })

  test.each(companiesCalledSo)('is no link in a mail: %s', (name) => {
    expect(linksIn(read(plainName(name)))).toEqual([])
  })

  test('is plain, whatever it was, and stays so', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...namesWithLinks,
        ...ordinaryNames,
        '.',
        '·',
        '@',
        '/',
        '⒈',
        '\u200b',
        '\u200d',
        '\ufe0f',
        '👩',
        '🍳',
        '\u202e',
        'com',
        'co',
        'in',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom('', ' ', '.'), (pieces, between) => {
        const name = pieces.join(between)
        const plain = plainName(name)
        expect(isPlainName(plain)).toBe(true)
        expect(plainName(plain)).toBe(plain)
        expect(withoutUnseen(plain)).toBe(plain)
      }),
      { numRuns: 2_000 },
    )
  })
})
