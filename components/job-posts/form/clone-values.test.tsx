import { describe, expect, test } from '@jest/globals'
import type { JobPost } from '@/lib/job-posts/job-post'
import { cloneValues } from './clone-values'
import { jobPostBody, jobPostValues } from './job-post-values'
import { samplePost } from './sample-post'

const branchIds = [samplePost.branchId ?? '']
const hours = { startTime: '16:00', endTime: '23:00', breakMinutes: 60, headcount: null }
const on = (...dates: (string | null)[]) => dates.map((date) => ({ ...hours, id: `on-${date}`, date }))

/** The days of a post that is copied on a Saturday. */
const daysOf = (post: Partial<JobPost>) => {
  const { values } = cloneValues({ ...samplePost, ...post }, { today: '2026-11-21', branchIds })
  return values.shifts?.map(({ date }) => date)
}

describe('a post written again', () => {
  test('says all that the post says, but no version: it is another post', () => {
    const { values } = cloneValues(samplePost, { today: '2026-11-10', branchIds })
    const { shifts: _, applyBy: __, ...same } = jobPostBody(jobPostValues(samplePost))
    expect(values).toMatchObject(same)
    expect(values).not.toHaveProperty('version')
    expect(values.shifts?.map(({ date: _day, ...rest }) => rest)).toEqual(
      samplePost.shifts.map(({ date: _day, id: _id, headcount: _asThePost, ...rest }) => rest),
    )
  })

  test.each([
    ['over yesterday: next week', 'expired', ['2026-11-20'], ['2026-11-27']],
    ['over long ago: the first such weekday', 'closed', ['2026-01-05'], ['2026-11-23']],
    [
      'today: next week, tomorrow being the first day to find people for',
      'closed',
      ['2026-11-21'],
      ['2026-11-28'],
    ],
    [
      'half over: all of it, in its order',
      'closed',
      ['2026-11-20', '2026-11-22'],
      ['2026-11-27', '2026-11-29'],
    ],
    ['tomorrow, and given up: tomorrow', 'cancelled', ['2026-11-22'], ['2026-11-22']],
    ['still looking for people: the week after', 'published', ['2026-11-22'], ['2026-11-29']],
    [
      'with people for two weeks: after both',
      'filled',
      ['2026-11-23', '2026-12-01'],
      ['2026-12-07', '2026-12-15'],
    ],
    ['across a new year', 'expired', ['2026-11-14', '2026-12-31'], ['2026-11-28', '2027-01-14']],
  ] as const)('whose days are %s', (_what, state, days, moved) => {
    expect(daysOf({ state, shifts: on(...days) })).toEqual(moved)
  })

  test('leaves days nobody has chosen to choose', () => {
    expect(daysOf({ state: 'draft', shifts: on(null, '2026-11-20') })).toEqual(['', '2026-11-27'])
    expect(daysOf({ state: 'draft', shifts: [] })).toEqual([])
  })

  test('for one day only has the shifts of the first day, and no deadline', () => {
    const shifts = [
      ...on('2026-11-22', '2026-11-20'),
      { ...hours, startTime: '08:00', id: 'early', date: '2026-11-20' },
    ]
    const { values } = cloneValues(
      { ...samplePost, shifts },
      { today: '2026-11-25', branchIds, onlyDay: '2026-11-26' },
    )
    expect(values.shifts?.map(({ date, startTime, id }) => [date, startTime, id])).toEqual([
      ['2026-11-26', '16:00', undefined],
      ['2026-11-26', '08:00', undefined],
    ])
    expect(values.applyBy).toEqual({ date: '', time: '' })
  })

  test('for one of several days says anew what it pays, where the whole job was paid', () => {
    const payFor = (post: Partial<JobPost>) =>
      cloneValues({ ...samplePost, ...post }, { today: '2026-11-25', branchIds, onlyDay: '2026-11-26' })
        .values.payAmount
    const paid = jobPostValues(samplePost).payAmount
    const days = on('2026-11-20', '2026-11-21', '2026-11-22')
    expect(payFor({ payUnit: 'job', shifts: days })).toBeUndefined()
    expect(payFor({ payUnit: 'day', shifts: days })).toBe(paid)
    expect(payFor({ payUnit: 'job', shifts: on('2026-11-20', '2026-11-20') })).toBe(paid)
  })

  test('of one shift does not say who works which: another one added to it is asked about', () => {
    const choiceOf = (post: Partial<JobPost>, copy: { readonly onlyDay?: string } = {}) =>
      cloneValues({ ...samplePost, ...post }, { today: '2026-11-25', branchIds, ...copy }).values.shiftChoice
    const one = on('2026-11-20')
    const two = on('2026-11-20', '2026-11-21')
    expect(choiceOf({ shifts: one })).toBeUndefined()
    expect(choiceOf({ shifts: two }, { onlyDay: '2026-11-26' })).toBeUndefined()
    expect(choiceOf({ shifts: two })).toBe('all')
    expect(choiceOf({ shifts: two, state: 'draft' })).toBeUndefined()
    expect(choiceOf({ shifts: one, shiftChoice: 'each' })).toBe('each')
  })

  test('is ready to be published in the place of somebody, unless the whole job was paid', () => {
    const isWhole = (post: Partial<JobPost>, copy: { readonly replaced?: readonly string[] } = {}) =>
      cloneValues({ ...samplePost, ...post }, { today: '2026-11-25', branchIds, ...copy }).isWhole
    const shifts = on('2026-11-26', '2026-11-27')
    const replaced = ['on-2026-11-27']
    expect(isWhole({ payUnit: 'day', shifts }, { replaced })).toBe(true)
    expect(isWhole({ payUnit: 'job', shifts }, { replaced })).toBe(false)
    expect(isWhole({ payUnit: 'day', shifts })).toBe(false)
  })

  test('has a key of its own for each kind of copy', () => {
    const post = { ...samplePost, shifts: on('2026-11-20', '2026-11-21') }
    const keyOf = (copy: { readonly replaced?: readonly string[]; readonly onlyDay?: string }) =>
      cloneValues(post, { today: '2026-11-25', branchIds, ...copy }).key
    const keys = [
      keyOf({}),
      keyOf({ replaced: ['on-2026-11-20'] }),
      keyOf({ replaced: ['on-2026-11-21'] }),
      keyOf({ onlyDay: '2026-11-26' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    // A draft of such a copy is found again on another day.
    expect(keyOf({ onlyDay: '2026-11-27' })).toBe(keys[3])
  })

  test('moves the deadline with the days, and leaves one that would have passed to choose', () => {
    const deadlineOf = (post: Partial<JobPost>, today: string) =>
      cloneValues({ ...samplePost, ...post }, { today, branchIds }).values.applyBy
    expect(deadlineOf({}, '2026-11-21')).toEqual({ date: '2026-11-28', time: '10:00' })
    expect(deadlineOf({ state: 'cancelled' }, '2026-11-20')).toEqual({ date: '2026-11-21', time: '10:00' })
    const earlier = { state: 'cancelled', applyBy: '2026-11-19T03:00:00.000Z' } as const
    expect(deadlineOf(earlier, '2026-11-20')).toEqual({ date: '', time: '' })
  })

  test('leaves a branch that is out of use to choose', () => {
    const { values } = cloneValues(samplePost, { today: '2026-11-21', branchIds: ['another'] })
    expect(values.branchId).toBe('')
  })

  test('says by how many weeks it moved', () => {
    expect(cloneValues(samplePost, { today: '2026-11-21', branchIds }).weeks).toBe(1)
  })

  test('for a shift that somebody gave back has that shift on its day, for one person', () => {
    const post = {
      ...samplePost,
      state: 'filled' as const,
      headcount: 5,
      shifts: on('2026-11-23', '2026-11-24'),
    }
    const options = { today: '2026-11-21', branchIds, replaced: ['on-2026-11-24', 'no such shift'] }
    const { values, weeks } = cloneValues(post, options)
    expect([values.shifts?.map(({ date }) => date), values.headcount, weeks]).toEqual([['2026-11-24'], 1, 0])
    expect(values.payAmount).toBe(jobPostValues(samplePost).payAmount)
    expect(cloneValues({ ...post, payUnit: 'job' }, options).values.payAmount).toBeUndefined()
  })
})
