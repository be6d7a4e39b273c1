import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import messages from '@/messages/th.json' with { type: 'json' }
import { type CategoryName, consentCategories } from './categories'
import {
  allDisabled,
  allEnabled,
  type Preference,
  parsePreference,
  serialisePreference,
  toggled,
} from './preference'

const names = consentCategories.map(({ shortName }) => shortName)
const anyName = fc.constantFrom<CategoryName>(...names)
const anyPreference: fc.Arbitrary<Preference> = fc.record({
  SNC: fc.boolean(),
  FC: fc.boolean(),
  AnPC: fc.boolean(),
  AC: fc.boolean(),
})

describe('categories', () => {
  test('four, each with ordinal and short name', () => {
    expect(consentCategories.map(({ ordinal, shortName }) => [ordinal, shortName])).toEqual([
      [1, 'SNC'],
      [2, 'FC'],
      [3, 'AnPC'],
      [4, 'AC'],
    ])
  })

  test('each has an English name, a Thai name and a Thai description', () => {
    const isThai = expect.stringMatching(/^[^A-Za-z]*[ก-ฮ]/)
    for (const { shortName, englishName } of consentCategories) {
      expect(englishName).toMatch(/^[A-Z][a-z/ ]+$/)
      expect(messages.consent.categories[shortName]).toEqual({ name: isThai, description: isThai })
    }
  })
})

describe('a stored preference', () => {
  test('is each category’s short name and enabled flag, in order', () => {
    expect(JSON.parse(serialisePreference({ ...allDisabled, AnPC: true }))).toEqual([
      { shortName: 'SNC', enabled: false },
      { shortName: 'FC', enabled: false },
      { shortName: 'AnPC', enabled: true },
      { shortName: 'AC', enabled: false },
    ])
  })

  test('is read as it was stored', () => {
    fc.assert(
      fc.property(anyPreference, (preference) => {
        expect(parsePreference(serialisePreference(preference))).toEqual(preference)
      }),
    )
  })

  test('in another order is the same', () => {
    fc.assert(
      fc.property(anyPreference, fc.shuffledSubarray(names, { minLength: 4 }), (preference, order) => {
        const stored = order.map((shortName) => ({ shortName, enabled: preference[shortName] }))
        expect(parsePreference(JSON.stringify(stored))).toEqual(preference)
      }),
    )
  })

  const whole = JSON.parse(serialisePreference(allEnabled)) as unknown[]

  test.each([
    ['absent', null],
    ['empty', ''],
    ['not JSON', '{not json'],
    ['null', 'null'],
    ['a text', '"SNC,FC,AnPC,AC"'],
    ['a number', '4'],
    ['an object', JSON.stringify(allEnabled)],
    ['an empty list', '[]'],
    ['a list of nothing', '[null,null,null,null]'],
    ['one category short', JSON.stringify(whole.slice(1))],
    ['one category over', JSON.stringify([...whole, { shortName: 'XC', enabled: true }])],
    ['a category twice', JSON.stringify([...whole.slice(0, 3), whole[0]])],
    ['a flag that is none', JSON.stringify([...whole.slice(0, 3), { shortName: 'AC', enabled: 'true' }])],
  ])('that is corrupt (%s) behaves as none', (_what, stored) => {
    expect(parsePreference(stored)).toBeNull()
  })

  test('that is anything at all never throws, and is none unless all four flags are there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const preference = parsePreference(stored)
        if (preference) expect(Object.keys(preference).sort()).toEqual([...names].sort())
      }),
    )
  })
})

describe('toggling one category', () => {
  test('flips its flag and no other, and twice changes nothing', () => {
    fc.assert(
      fc.property(anyPreference, anyName, (preference, name) => {
        const flipped = toggled(preference, name)
        expect(names.filter((other) => flipped[other] !== preference[other])).toEqual([name])
        expect(toggled(flipped, name)).toEqual(preference)
      }),
    )
  })
})
