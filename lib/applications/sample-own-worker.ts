import type { OwnWorker } from './own-application'

/** A worker of whom everything is known that applying asks for, for tests. */
export const sampleOwnWorker: OwnWorker = {
  id: '01a1f8da-ca32-7057-8c94-ddf5466d6ec0',
  displayName: 'มานะ ขยันดี',
  givenName: 'มานะ',
  familyName: 'ขยันดี',
  phone: '0898765432',
  emailVerified: true,
  birthDate: '1999-04-13',
  workTypes: ['waiter'],
  experienceYears: 0,
  languages: [],
  headline: 'เสิร์ฟได้',
  district: 'บางรัก',
  province: 'กรุงเทพมหานคร',
}
