import { describe, expect, test } from '@jest/globals'
import { ageOn } from '@/validators/age'
import { withoutContactDetails } from '@/validators/contact-details'
import { resumeSchema } from '@/validators/resume'
import { isPhoneNumber } from '@/validators/rules'
import { workTypes } from '@/validators/work-types'

import { jobWords } from './job-words'
import { sampleWorkers } from './population'
import { referenceDate } from './reference-date'
import { accountOf, demoWorker, demoWorkerNumber } from './sample-accounts'

const people = sampleWorkers(2_000)
const today = referenceDate.toISOString().slice(0, 10)

/** South, north, west and east ends of each province in decimal degrees, rounded outwards (Royal Thai Survey). */
const provinceBounds: Record<string, readonly [south: number, north: number, west: number, east: number]> = {
  กรุงเทพมหานคร: [13.49, 13.96, 100.32, 100.94],
  นนทบุรี: [13.78, 14.15, 100.25, 100.57],
  ปทุมธานี: [13.9, 14.29, 100.32, 100.96],
  สมุทรปราการ: [13.45, 13.74, 100.43, 101.0],
  นครปฐม: [13.62, 14.2, 99.83, 100.35],
  สมุทรสาคร: [13.37, 13.76, 99.99, 100.43],
  เชียงใหม่: [17.15, 20.15, 98.03, 99.6],
  เชียงราย: [18.98, 20.48, 99.24, 100.63],
  พิษณุโลก: [16.35, 17.75, 99.85, 101.1],
  นครสวรรค์: [15.05, 16.25, 99.05, 100.95],
  ขอนแก่น: [15.6, 17.15, 101.75, 103.25],
  นครราชสีมา: [14.1, 15.85, 101.15, 103.05],
  อุดรธานี: [16.75, 18.15, 102.0, 103.6],
  อุบลราชธานี: [14.2, 16.15, 104.35, 105.7],
  ชลบุรี: [12.5, 13.6, 100.6, 101.75],
  ระยอง: [12.5, 13.2, 101.0, 101.85],
  ฉะเชิงเทรา: [13.15, 13.95, 100.85, 102.0],
  พระนครศรีอยุธยา: [14.05, 14.75, 100.2, 100.85],
  สระบุรี: [14.15, 15.0, 100.65, 101.35],
  ประจวบคีรีขันธ์: [10.95, 12.7, 99.1, 100.05],
  ภูเก็ต: [7.7, 8.22, 98.23, 98.5],
  สงขลา: [6.28, 7.95, 100.0, 101.15],
  สุราษฎร์ธานี: [8.35, 10.2, 98.4, 100.15],
  นครศรีธรรมราช: [7.85, 9.35, 99.15, 100.35],
  กระบี่: [7.3, 8.7, 98.6, 99.45],
}

/** Baht per day from 2025-07-01, where one wage applies to a whole province (Wage Committee). */
const provincialWages: Record<string, number> = {
  กรุงเทพมหานคร: 400,
  ชลบุรี: 400,
  ภูเก็ต: 400,
  ระยอง: 400,
  ฉะเชิงเทรา: 400,
  นนทบุรี: 372,
  ปทุมธานี: 372,
  สมุทรปราการ: 372,
  นครปฐม: 372,
  สมุทรสาคร: 372,
  นครราชสีมา: 359,
  ขอนแก่น: 357,
  พระนครศรีอยุธยา: 357,
  สระบุรี: 357,
  กระบี่: 354,
  พิษณุโลก: 352,
  เชียงราย: 352,
  ประจวบคีรีขันธ์: 352,
  อุบลราชธานี: 352,
  นครสวรรค์: 350,
  นครศรีธรรมราช: 349,
  อุดรธานี: 347,
}

const districtWages: Record<string, number> = {
  เมืองเชียงใหม่: 380,
  หาดใหญ่: 380,
  เกาะสมุย: 400,
  เมืองสุราษฎร์ธานี: 352,
  เมืองสงขลา: 352,
}

const share = (accepts: (person: (typeof people)[number]) => boolean) =>
  people.filter(accepts).length / people.length

const distinct = (pick: (person: (typeof people)[number]) => string) => new Set(people.map(pick)).size

test('the same number is always the same person, however many are asked for', () => {
  expect(sampleWorkers(2_000)).toEqual(people)
  expect(sampleWorkers(40)).toEqual(people.slice(0, 40))
})

describe('who they are', () => {
  test('nobody is there twice', () => {
    expect(people).toHaveLength(2_000)
    expect(distinct(({ givenName, familyName }) => `${givenName} ${familyName}`)).toBe(2_000)
    expect(distinct(({ workerId }) => workerId)).toBe(2_000)
    expect(distinct(({ resumeId }) => resumeId)).toBe(2_000)
    expect(distinct((person) => accountOf(person).phone)).toBe(2_000)
    expect(distinct((person) => accountOf(person).email)).toBe(2_000)
  })

  test('ids are UUIDv7 made when they registered', () => {
    for (const { workerId, registeredAt } of people) {
      expect(workerId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(Number.parseInt(workerId.replaceAll('-', '').slice(0, 12), 16)).toBe(registeredAt.getTime())
    }
  })

  test('names, nicknames and places vary and are written in Thai', () => {
    expect(distinct(({ givenName }) => givenName)).toBeGreaterThan(350)
    expect(distinct(({ familyName }) => familyName)).toBeGreaterThan(300)
    expect(distinct(({ nickname }) => nickname)).toBeGreaterThan(180)
    expect(distinct(({ place }) => `${place.province} ${place.district}`)).toBeGreaterThan(90)
    for (const { givenName, familyName, nickname } of people) {
      for (const name of [givenName, familyName, nickname]) expect(name).toMatch(/^[\u0E01-\u0E4E]{2,}$/)
    }
  })

  test('ages run from 15 to 60, mostly young, with few under 18', () => {
    for (const { age, birthDate } of people) {
      expect(ageOn(today, birthDate)).toBe(age)
      expect(age).toBeGreaterThanOrEqual(15)
      expect(age).toBeLessThanOrEqual(60)
    }
    expect(share(({ age }) => age < 18)).toBeGreaterThan(0.01)
    expect(share(({ age }) => age < 18)).toBeLessThan(0.05)
    expect(share(({ age }) => age < 30)).toBeGreaterThan(0.5)
    expect(share(({ age }) => age >= 40)).toBeGreaterThan(0.12)
  })

  test('their numbers look like phone numbers and can never be anybody’s', () => {
    for (const person of people) {
      const { phone, uid, email } = accountOf(person)
      expect(isPhoneNumber(phone)).toBe(true)
      expect(phone).toMatch(/^000/)
      expect(uid).toMatch(/^seed-\d{4}$/)
      expect(email).toMatch(/@workers\.partim\.example$/)
    }
  })

  test('one more person is the demo worker', () => {
    const everybody = sampleWorkers(demoWorkerNumber).map(accountOf)
    expect(everybody.at(-1)).toMatchObject(demoWorker)
  })
})

describe('where they live', () => {
  test('every home lies inside its province', () => {
    for (const { place, lat, lng } of people) {
      const [south, north, west, east] = provinceBounds[place.province] ?? [0, 0, 0, 0]
      expect({
        place: place.district,
        inside: lat > south && lat < north && lng > west && lng < east,
      }).toEqual({
        place: place.district,
        inside: true,
      })
    }
  })

  test('half live in Bangkok and the rest all over the country', () => {
    expect(share(({ place }) => place.province === 'กรุงเทพมหานคร')).toBeGreaterThan(0.4)
    expect(share(({ place }) => place.province === 'กรุงเทพมหานคร')).toBeLessThan(0.6)
    for (const province of ['เชียงใหม่', 'ขอนแก่น', 'ภูเก็ต', 'ชลบุรี', 'สงขลา', 'นครราชสีมา']) {
      expect(people.filter(({ place }) => place.province === province).length).toBeGreaterThan(40)
    }
  })
})

describe('what they do', () => {
  test('every type of work has enough people, none too young for it', () => {
    for (const type of workTypes) {
      expect(people.filter((person) => person.workTypes.includes(type)).length).toBeGreaterThan(80)
    }
    for (const { age, workTypes: wanted } of people) {
      expect(new Set(wanted).size).toBe(wanted.length)
      for (const type of wanted) expect(age).toBeGreaterThanOrEqual(jobWords[type].minimumAge)
    }
  })

  test('nobody worked before 15 or in two places at once, and years add up', () => {
    for (const { birthDate, experiences, experienceYears, age } of people) {
      expect(experienceYears).toBeLessThanOrEqual(age - 15)
      experiences.forEach(({ startedOn, endedOn }, index) => {
        expect(ageOn(startedOn, birthDate)).toBeGreaterThanOrEqual(15)
        expect((endedOn ?? today) > startedOn).toBe(true)
        const earlier = experiences[index + 1]
        if (earlier) expect((earlier.endedOn ?? today) < startedOn).toBe(true)
      })
    }
    expect(share(({ experiences }) => experiences.length === 0)).toBeGreaterThan(0.1)
    expect(share(({ experienceYears }) => experienceYears >= 5)).toBeGreaterThan(0.05)
  })

  test('asked pay is never under the minimum wage of the place, nor out of this world', () => {
    for (const { minDailyPaySatang, place } of people) {
      const wage = districtWages[place.district] ?? provincialWages[place.province] ?? 357
      expect(place.minimumWage).toBe(wage)
      expect(minDailyPaySatang % 1_000).toBe(0)
      expect(minDailyPaySatang).toBeGreaterThanOrEqual(wage * 100)
      expect(minDailyPaySatang).toBeLessThanOrEqual(wage * 200)
    }
  })

  test('everybody has free time; under 18 never between 22:00 and 06:00', () => {
    for (const { availability, age } of people) {
      expect(availability.length).toBeGreaterThan(0)
      expect(availability.map(({ day }) => day)).toEqual(
        [...new Set(availability.map(({ day }) => day))].sort((one, other) => one - other),
      )
      if (age >= 18) continue
      for (const { from, until } of availability) {
        expect(from >= '06:00' && from < until && until <= '22:00').toBe(true)
      }
    }
  })

  test('most can be found, some only in part, some not at all', () => {
    expect(share(({ visibility }) => visibility === 'open')).toBeGreaterThan(0.5)
    expect(share(({ visibility }) => visibility === 'limited')).toBeGreaterThan(0.2)
    expect(share(({ visibility }) => visibility === 'hidden')).toBeGreaterThan(0.05)
    expect(share(({ visibility }) => visibility === 'hidden')).toBeLessThan(0.2)
  })
})

describe('what they write', () => {
  test('a resume keeps the rules of the form', async () => {
    for (const { headline, about, workTypes: wanted, place, lat, lng, visibility, ...rest } of people) {
      const { province, district } = place
      const { freeParts, radiusKm, skills, avoids, lengthsOfExperience, languages } = rest
      await resumeSchema.validate({
        freeParts,
        radiusKm,
        skills,
        avoids,
        lengthsOfExperience,
        languages,
        workExperiences: rest.experiences,
        minHourlyPay: rest.minHourlyPaySatang,
        minNightlyPay: rest.minNightlyPaySatang,
        headline,
        about,
        workTypes: wanted,
        province,
        district,
        lat: lat.toFixed(3),
        lng: lng.toFixed(3),
        minDailyPay: rest.minDailyPaySatang,
        visibility,
      })
    }
  })

  test('no two tell the same story, and headlines vary', () => {
    expect(distinct(({ about }) => about)).toBeGreaterThan(1_950)
    expect(distinct(({ headline }) => headline)).toBeGreaterThan(1_300)
  })

  test('the Thai is whole: no blank left, no wrong particle, no contact detail', () => {
    for (const { headline, about, gender } of people) {
      const text = `${headline} ${about}`
      expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}|นะค่ะ/)
      expect(about).not.toMatch(gender === 'female' ? /ครับ|ผม/ : /ค่ะ|ดิฉัน|หนู/)
      expect(withoutContactDetails(text)).toBe(text)
    }
  })
})
