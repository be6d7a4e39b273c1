import { describe, expect, test } from '@jest/globals'
import { contactDetailsIn } from '@/validators/contact-details'
import { hiddenContacts } from '@/validators/testing/hidden-contacts'
import { maskedProfile, maskedWorker } from './masking'
import type { WorkerProfile } from './repository'
import { sampleProfile as profile } from './testing'

const [experience] = profile.workExperiences

/** Every resume field with the worker's own words, filled with a text. */
const placesOfWords: Readonly<Record<string, (text: string) => WorkerProfile>> = {
  'given name': (text) => ({ ...profile, givenName: text }),
  district: (text) => ({ ...profile, district: text }),
  province: (text) => ({ ...profile, province: text }),
  headline: (text) => ({ ...profile, headline: text }),
  about: (text) => ({ ...profile, about: text }),
  education: (text) => ({ ...profile, education: text }),
  title: (text) => ({ ...profile, workExperiences: experience ? [{ ...experience, title: text }] : [] }),
  workplace: (text) => ({
    ...profile,
    workExperiences: experience ? [{ ...experience, workplace: text }] : [],
  }),
}

/** Every text in an answer, in reading order. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value)).flatMap((part) => (part === value ? [] : textsIn(part)))

const today = '2026-11-20'

describe.each(Object.entries(hiddenContacts))('a resume with %s', (_, spellings) => {
  test.each(spellings)('shows nothing of it, wherever it stands: %j', (text) => {
    for (const [place, write] of Object.entries(placesOfWords)) {
      const shown = maskedProfile(write(text), today)
      expect([place, textsIn(shown).filter((one) => contactDetailsIn(one).length > 0)]).toEqual([place, []])
      expect([place, JSON.stringify(shown)]).toEqual([place, expect.stringContaining('•••')])
      const inList = maskedWorker({ ...write(text), distanceKm: null }, today)
      expect([place, textsIn(inList).filter((one) => contactDetailsIn(one).length > 0)]).toEqual([place, []])
    }
  })
})

test('a family name shows its first letter alone, whatever it holds', () => {
  for (const text of Object.values(hiddenContacts).flat()) {
    const { displayName } = maskedWorker({ ...profile, familyName: text, distanceKm: null }, today)
    expect(displayName).toMatch(/^สมหญิง(?: \p{L}\.)?$/u)
  }
})

test('a number that begins in one text and ends in the next is in neither', () => {
  const shown = maskedProfile({ ...profile, headline: 'บาริสต้า 0812', about: '345678 ยินดีค่ะ' }, today)
  expect([shown.headline, shown.about]).toEqual(['บาริสต้า •••', '••• ยินดีค่ะ'])
})

describe('a number in two texts of a card that are shown together', () => {
  const keys = ['givenName', 'headline', 'district', 'province'] as const
  const pairs = keys.flatMap((first) =>
    keys.filter((second) => second !== first).map((second) => [first, second] as const),
  )
  // A name comes before all other texts, so it cannot be second.
  test.each(pairs.filter(([, second]) => second !== 'givenName'))(
    '%s and %s is in neither',
    (first, second) => {
      const others = { givenName: 'สมหญิง', headline: '', district: '', province: '' }
      const halves = { ...profile, ...others, [first]: 'บาริสต้า โทร 08123', [second]: '45678' }
      for (const shown of [
        maskedWorker({ ...halves, distanceKm: null }, today),
        maskedProfile(halves, today),
      ]) {
        expect(
          JSON.stringify([shown.displayName, shown.headline, shown.district, shown.province]),
        ).not.toMatch(/08123|45678/)
      }
    },
  )

  test('leaves a text that stands empty between its halves empty', () => {
    const halves = { ...profile, headline: 'บาริสต้า 0812', about: '', education: '345678' }
    const shown = maskedProfile({ ...halves, district: '', province: '' }, today)
    expect([shown.headline, shown.district, shown.province, shown.about, shown.education]).toEqual([
      'บาริสต้า •••',
      '',
      '',
      '',
      '•••',
    ])
  })

  test('is found where the other text of the place stands between them and is not shown', () => {
    const shown = maskedWorker(
      { ...profile, district: '08123', province: 'กรุงเทพมหานคร', headline: '45678', distanceKm: null },
      today,
    )
    expect([shown.district, shown.province, shown.headline]).toEqual(['•••', 'กรุงเทพมหานคร', '•••'])
  })
})
