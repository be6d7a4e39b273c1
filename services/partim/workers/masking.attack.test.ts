import { describe, expect, test } from '@jest/globals'
import { contactDetailsIn, withoutContactDetailsIn } from '@/validators/contact-details'
import { hiddenContacts } from '@/validators/testing/hidden-contacts'
import { maskedProfile, maskedWorker } from './masking'
import type { WorkerProfile } from './repository'

const profile: WorkerProfile = {
  id: '0199db4b-41db-708b-a23e-1fc5e937ac29',
  givenName: 'สมหญิง',
  familyName: 'ใจดี',
  birthDate: '2000-01-31',
  workTypes: ['barista'],
  district: 'บางรัก',
  province: 'กรุงเทพมหานคร',
  minDailyPay: 50_000,
  experienceYears: 3,
  languages: [{ code: 'th', level: 'fluent' }],
  headline: 'บาริสต้า',
  about: 'ชอบกาแฟ',
  education: 'ม.6',
  visibility: 'open',
  availability: [],
  experiences: [
    { workType: 'barista', title: 'บาริสต้า', workplace: 'ร้านกาแฟ', startedOn: '2023-01-01', endedOn: null },
  ],
}
const [experience] = profile.experiences

/** Every place of a resume that holds the worker's own words, with a text in it. */
const placesOfWords: Readonly<Record<string, (text: string) => WorkerProfile>> = {
  'given name': (text) => ({ ...profile, givenName: text }),
  district: (text) => ({ ...profile, district: text }),
  province: (text) => ({ ...profile, province: text }),
  headline: (text) => ({ ...profile, headline: text }),
  about: (text) => ({ ...profile, about: text }),
  education: (text) => ({ ...profile, education: text }),
  title: (text) => ({ ...profile, experiences: experience ? [{ ...experience, title: text }] : [] }),
  workplace: (text) => ({ ...profile, experiences: experience ? [{ ...experience, workplace: text }] : [] }),
}

/** Every text of an answer, in the order it is read. */
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

test.each([
  ['headline and district', { headline: 'บาริสต้า โทร 08123', district: '45678' }],
  ['given name and headline', { givenName: 'สมชาย 0812', headline: '345678 ค่ะ' }],
  ['district and province', { district: 'โทร 08123', province: '45678' }],
])('one that begins and ends in %s is in neither, on the card and on the profile', (_, changes) => {
  for (const shown of [
    maskedWorker({ ...profile, ...changes, distanceKm: null }, today),
    maskedProfile({ ...profile, ...changes }, today),
  ]) {
    const { displayName, headline, district, province } = shown
    expect(contactDetailsIn([displayName, headline, district, province].join(' '))).toEqual([])
    expect(JSON.stringify(shown)).not.toMatch(/0812|45678/)
  }
})

test('a text that is empty between the two halves stays empty', () => {
  expect(withoutContactDetailsIn(['โทร 0812', '', '345678'])).toEqual(['โทร •••', '', '•••'])
})
