import { describe, expect, test } from '@jest/globals'
import type { OwnApplication } from './own-application'
import { inTheWayOf, ownJobsOf, toAnswerOf, workTimesOf } from './own-jobs'

const shift = (date: string, startTime = '10:00', endTime = '19:00') => ({
  id: date,
  date,
  startTime,
  endTime,
  breakMinutes: 60,
  placesLeft: null as number | null,
})
const own = (state: 'hired' | 'offered' | 'submitted', date: string, startTime?: string, endTime?: string) =>
  ({
    id: `${state} ${date}`,
    state,
    shifts: [shift(date, startTime, endTime)],
    events: state === 'offered' ? ['accept'] : [],
    post: { title: 'แคชเชียร์เย็น', companyName: 'ร้านริมคลอง', startsAt: `${date}T03:00:00.000Z` },
  }) as unknown as OwnApplication

const days = ['2026-11-28', '2026-11-29', '2026-11-30'] as const
const all = { shiftChoice: 'all', shifts: days.map((day) => shift(day)) } as const
const each = { ...all, shiftChoice: 'each' } as const
const said = (found: ReturnType<typeof inTheWayOf>) =>
  found && [found.bar, found.clashes.map(({ applicationId }) => applicationId)]

describe('what is in the way of a post', () => {
  test('is nothing on other days, nor what merely waits', () => {
    expect(inTheWayOf(all, [own('hired', '2026-12-01'), own('submitted', days[0])])).toBeNull()
  })

  test('is said with the job it is and its day', () => {
    expect(inTheWayOf(all, [own('hired', days[1])])?.clashes).toEqual([
      {
        rule: 'overlap',
        applicationId: `hired ${days[1]}`,
        state: 'hired',
        title: 'แคชเชียร์เย็น',
        company: 'ร้านริมคลอง',
        date: days[1],
      },
    ])
  })

  test('where all shifts are worked one clash bars it, a job before an offer', () => {
    expect(said(inTheWayOf(all, [own('offered', days[0]), own('hired', days[1])]))).toEqual([
      'hired',
      [`hired ${days[1]}`],
    ])
    expect(said(inTheWayOf(all, [own('offered', days[0])]))).toEqual(['offered', [`offered ${days[0]}`]])
    const begun = { ...own('offered', days[0]), events: ['decline'] } as OwnApplication
    expect(inTheWayOf(all, [begun])).toBeNull()
  })

  test('where shifts are chosen each that clashes is named, and only all of them bar it', () => {
    const jobs = days.map((day) => own('hired', day, '18:00', '20:00'))
    expect(said(inTheWayOf(each, jobs.slice(0, 2)))).toEqual([null, [`hired ${days[0]}`, `hired ${days[1]}`]])
    expect(inTheWayOf(each, jobs)?.bar).toBe('hired')
    expect(inTheWayOf(each, [...jobs.slice(0, 2), own('offered', days[2])])?.bar).toBe('offered')
  })

  test('shifts without a place left are no way out', () => {
    const rest = {
      ...each,
      shifts: each.shifts.map((one, index) => ({ ...one, placesLeft: index === 0 ? 1 : 0 })),
    }
    expect(inTheWayOf(rest, [own('hired', days[0])])?.bar).toBe('hired')
    expect(inTheWayOf(rest, [own('hired', days[1])])).toBeNull()
  })
})

test('an offer waits for an answer until its first shift begins, also on a page that is open then; from then on it is over', () => {
  const offer = { ...own('offered', days[0]), takenBack: null } as OwnApplication
  const groups = (one: OwnApplication, at: string) => {
    const now = Date.parse(at)
    const jobs = ownJobsOf([one], now)
    return [jobs.offers.length, jobs.waiting.length, jobs.over.length, toAnswerOf(jobs, now).count]
  }
  expect(groups(offer, `${days[0]}T02:59:00Z`)).toEqual([1, 0, 0, 1])
  expect(groups(offer, `${days[0]}T03:00:00Z`)).toEqual([0, 0, 1, 0])
  // As the service says it, whatever the clock of the page.
  const begun = { ...offer, events: ['decline' as const] }
  expect(groups(begun, `${days[0]}T02:59:00Z`)).toEqual([0, 0, 1, 0])
})

test('what waits for an answer is counted once for the list and its badge: no job that is over, and no offer that was taken back', () => {
  const asked = { isConfirmed: false, events: ['withdraw'], termChange: null, takenBack: null }
  const now = Date.parse('2026-11-28T00:00:00Z')
  const live = [
    { ...own('hired', days[0]), ...asked },
    { ...own('hired', days[2]), ...asked },
    { ...own('hired', '2026-11-20'), ...asked },
    { ...own('offered', days[1]), takenBack: null },
    { ...own('offered', '2026-12-01'), takenBack: { was: 'offered', isAcknowledged: false } },
  ] as unknown as OwnApplication[]
  const { ticket, asked: others, count } = toAnswerOf(ownJobsOf(live, now), now)
  expect([ticket, ...others].map((job) => job?.application.id)).toEqual([
    `hired ${days[0]}`,
    `hired ${days[2]}`,
  ])
  expect(count).toBe(3)
})

test('somebody works in the shifts of the jobs that are theirs, over midnight too', () => {
  const applications = [own('hired', days[0], '22:00', '02:00'), own('offered', days[1])]
  expect(workTimesOf(applications)).toEqual([
    { title: 'แคชเชียร์เย็น', start: '2026-11-28T15:00:00.000Z', end: '2026-11-28T19:00:00.000Z' },
  ])
})
