import { expect, test } from '@jest/globals'
import { samplePost } from '@/components/job-posts/form/sample-post'
import type { JobPost } from '@/lib/job-posts/job-post'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { lacksCredit, situation } from './situation'

stopCalendarAt('2026-11-21T07:00:00Z')

const times = { startTime: '09:00', endTime: '18:00', breakMinutes: 60, headcount: null }
const shiftOn = (date: string) => ({ id: date, date, ...times })
const waiting: JobPost = {
  ...samplePost,
  state: 'draft',
  waitsForCredit: true,
  shifts: [shiftOn('2026-12-05')],
}

test.each<[string, ReturnType<typeof situation>, boolean, Partial<JobPost>]>([
  ['that credit alone publishes', 'waits_for_credit', true, { publishesItself: true }],
  ['that was edited since', 'waits_edited', true, {}],
  ['of a company that all leave', 'held_by_leaving', false, { isHeldByLeaving: true }],
  ['for a group', 'waits_of_group', true, { favouriteGroupId: '0190a5c2-1111-7000-8000-000000000000' }],
  ['whose work has begun', 'too_late', false, { shiftChoice: 'all', shifts: [shiftOn('2026-11-20')] }],
  ['that stayed a draft when credit came', 'kept_draft', false, { keptDraftReason: 'changed' }],
])('of a post that waits for credit, one %s is said to be %s', (_which, said, lacks, changes) => {
  const post = { ...waiting, ...changes }
  expect([situation(post), lacksCredit(post)]).toEqual([said, lacks])
})

test.each<[JobPost['shiftChoice'], ReturnType<typeof situation>]>([
  ['all', 'begun'],
  ['each', 'published'],
])(
  'of a published post whose first of two shifts has begun, all or each: %s is said to be %s',
  (shiftChoice, said) => {
    const shifts = [shiftOn('2026-11-21'), shiftOn('2026-12-05')]
    expect(situation({ ...samplePost, state: 'published', shiftChoice, shifts })).toBe(said)
  },
)
