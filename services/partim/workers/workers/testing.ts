import type { WorkerProfile } from './repository'

/** A worker with a whole resume, for tests of what is shown of one. */
export const sampleProfile: WorkerProfile = {
  id: '0199db4b-41db-708b-a23e-1fc5e937ac29',
  givenName: 'สมหญิง',
  familyName: 'ใจดี',
  birthDate: '2000-01-31',
  workTypes: ['barista'],
  district: 'บางรัก',
  province: 'กรุงเทพมหานคร',
  isFromDistrict: false,
  minDailyPay: 50_000,
  experienceYears: 3,
  languages: [{ code: 'th', level: 'fluent' }],
  isVerified: false,
  photoUrl: null,
  headline: 'บาริสต้า',
  about: 'ชอบกาแฟ',
  education: 'ม.6',
  visibility: 'open',
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
    { workType: 'barista', title: 'บาริสต้า', workplace: 'ร้านกาแฟ', startedOn: '2023-01-01', endedOn: null },
  ],
}
