import { describe, expect, test } from '@jest/globals'
import { ageOn } from '@/validators/age'
import { withoutContactDetails } from '@/validators/contact-details'
import { maskedName } from '@/validators/masked-name'
import { namePartsOf } from '@/validators/name-parts'
import { maskedProfile } from './masking'
import { sampleProfile } from './testing'

test.each([
  ['ธีรเดช', 'ศรีนวล', 'ธีรเดช ศ.'],
  ['สมหญิง', 'ใจดี', 'สมหญิง จ.'],
  ['สมหญิง', 'แก้วมณี', 'สมหญิง ก.'],
  ['มานี', 'ณ อยุธยา', 'มานี ณ.'],
  ['สมชาย', '', 'สมชาย'],
  ['Somchai', 'jaidee', 'Somchai J.'],
  ['สมชาย', '0812345678', 'สมชาย'],
  ['0812345678', 'รักดี', '••• ร.'],
])('%s %s → %s', (given, family, shown) => {
  expect(maskedName(given, family)).toBe(shown)
})

test.each([
  ['สมหญิง ใจดี', 'สมหญิง', 'ใจดี'],
  ['  นางสาว  สมหญิง   ใจดี ', 'สมหญิง', 'ใจดี'],
  ['นางสาวสมหญิง ใจดี', 'สมหญิง', 'ใจดี'],
  ['น.ส.สมหญิง ใจดี', 'สมหญิง', 'ใจดี'],
  ['นาย สมชาย ณ อยุธยา', 'สมชาย', 'ณ อยุธยา'],
  ['นายิกา ใจดี', 'นายิกา', 'ใจดี'],
  ['Mr. Somchai Jaidee', 'Somchai', 'Jaidee'],
  ['สมชาย', 'สมชาย', ''],
])('%s is registered as %s, %s', (displayName, givenName, familyName) => {
  expect(namePartsOf(displayName)).toEqual({ givenName, familyName })
})

describe('contact details leave a text', () => {
  test.each([
    'โทร 0812345678',
    'โทร 081-234-5678 ได้ตลอด',
    'โทร ๐๘๑ ๒๓๔ ๕๖๗๘',
    'โทร +66 81 234 5678',
    'โทร 02.123.4567',
    'เมล somchai@example.com',
    'ไลน์ somchai88',
    'ไอดีไลน์: @som_chai',
    'Line ID : som.chai',
    'LINE=somchai',
    'IG somchai_99',
    'เฟซบุ๊ก somchai.jaidee',
    'ทัก @somchai99',
    'https://example.com/me',
    'www.example.com',
    'line.me/ti/p/abcdef',
    'fb.com/somchai',
  ])('%s', (text) => {
    const shown = withoutContactDetails(text)
    expect(shown).toContain('•••')
    expect(shown).not.toMatch(/[0-9๐-๙]{4}|somchai|som_chai|som\.chai|example|abcdef/i)
  })

  test.each([
    'พนักงานเสิร์ฟ ประสบการณ์ 3 ปี ยิ้มแย้ม บริการไว',
    'ว่างจันทร์ถึงศุกร์ 8.30-15.00 น. เงินเดือนเดิม 15,000 บาท',
    'ทำงานได้ 1/12/2569 ถึง 31/12/2569',
    'เริ่ม 01-12-2569 เวลา 08.00 น.',
    'ทำมาทุกปี 2564 2565 2566',
    'ออนไลน์ทุกวัน ตอบแชตลูกค้าออนไลน์ได้',
    'ใช้ Photoshop และ Excel ได้',
    'ขายออนไลน์ Shopee และ Lazada',
    'เรียน digital marketing และ online shop',
    'สูง 165 หนัก 50 อายุ 22',
  ])('%s stays as it is', (text) => {
    expect(withoutContactDetails(text)).toBe(text)
  })
})

test('age counts birthdays', () => {
  expect(ageOn('2026-11-20', '2008-11-20')).toBe(18)
  expect(ageOn('2026-11-19', '2008-11-20')).toBe(17)
  expect(ageOn('2026-03-01', '2008-02-29')).toBe(18)
})

const profile = {
  ...sampleProfile,
  headline: 'บาริสต้า โทร 0812345678',
  about: 'ทักไลน์ somying88 ได้เลย',
  workExperiences: sampleProfile.workExperiences.map((job) => ({
    ...job,
    workplace: 'ร้านของฉัน www.example.com',
  })),
}

test('a profile shows exactly this and nothing else', () => {
  expect(maskedProfile(profile, '2026-11-20')).toEqual({
    id: profile.id,
    displayName: 'สมหญิง จ.',
    age: 26,
    workTypes: ['barista'],
    district: 'บางรัก',
    province: 'กรุงเทพมหานคร',
    distanceKm: null,
    isFromDistrict: false,
    minDailyPay: 50_000,
    experienceYears: 3,
    languages: [{ code: 'th', level: 'fluent' }],
    photoUrl: null,
    isVerified: false,
    headline: 'บาริสต้า โทร •••',
    about: 'ทัก••• ได้เลย',
    education: 'ม.6',
    radiusKm: 10,
    minHourlyPay: null,
    minNightlyPay: null,
    lengthsOfExperience: [],
    skills: ['latte_art'],
    avoids: ['night_shift'],
    freeParts: 15,
    dates: [],
    certificates: ['food_handler'],
    workExperiences: [
      {
        workType: 'barista',
        title: 'บาริสต้า',
        workplace: 'ร้านของฉัน •••',
        startedOn: '2023-01-01',
        endedOn: null,
      },
    ],
  })
})

test('limited visibility keeps own words back', () => {
  expect(maskedProfile({ ...profile, visibility: 'limited' }, '2026-11-20').about).toBeNull()
})
