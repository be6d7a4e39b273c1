import { expect, test } from '@jest/globals'
import {
  boardOf,
  cancelledLately,
  daysWithoutResult,
  eventsNow,
  type Interview,
  lacksResult,
  latelyOver,
  leftOfToday,
  liveOf,
  nextOf,
  remindersUntil,
} from './interview'
import { sampleInterview } from './sample-interview'

const now = Date.parse('2026-11-23T03:14:00Z')
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

const interview = (id: string, changes: Partial<Interview> = {}): Interview => ({
  ...sampleInterview,
  id,
  times: [inHours(30)],
  expiresAt: inHours(20),
  createdAt: inHours(-4),
  updatedAt: inHours(-4),
  ...changes,
})

const agreed = (id: string, hours: number) =>
  interview(id, { state: 'accepted', startsAt: inHours(hours), expiresAt: null, can: ['cancel'] })

const ids = (some: readonly Interview[]) => some.map(({ id }) => id)

test('the board has each interview once, what needs somebody first', () => {
  const all = [
    interview('waits', { expiresAt: inHours(2) }),
    interview('asks', { state: 'reschedule_requested', can: ['propose', 'accept'], expiresAt: inHours(9) }),
    agreed('today', 3),
    agreed('tomorrow', 24),
    agreed('was', -50),
    interview('done', { state: 'completed', updatedAt: inHours(-1) }),
    interview('declined', { state: 'declined', updatedAt: inHours(-3) }),
  ]
  const board = boardOf(all, now)
  expect(Object.entries(board).map(([column, some]) => [column, ids(some)])).toEqual([
    ['waiting', ['asks', 'waits']],
    ['today', ['today']],
    ['coming', ['tomorrow']],
    ['done', ['was', 'done', 'declined']],
  ])
})

test('the next one is to come or going on', () => {
  expect(nextOf([agreed('over', -1), agreed('on', -0.25), agreed('later', 2)], now)?.id).toBe('on')
  expect(nextOf([interview('waits')], now)).toBeNull()
})

test('a candidate waits for a result from the third day on', () => {
  expect(daysWithoutResult(agreed('was', -20), now)).toBeNull()
  expect(daysWithoutResult(agreed('was', -24 * 4 - 1), now)).toBe(4)
  expect(
    daysWithoutResult(interview('done', { state: 'completed', startsAt: inHours(-200) }), now),
  ).toBeNull()
})

test('a worker has to do with what is to answer first, and with nothing that is over', () => {
  const toAnswer = interview('to answer', { can: ['accept', 'decline'] })
  expect(ids(liveOf([agreed('was', -5), agreed('coming', 5), toAnswer], now))).toEqual([
    'to answer',
    'coming',
  ])
})

test('a result can be said from the beginning on, and nothing else be done then', () => {
  const waits = (hours: number) => lacksResult(agreed('one', hours), now)
  expect([waits(0.25), waits(0), waits(-5)]).toEqual([false, true, true])
  const ofWorker = { ...agreed('one', -0.25), with: { ...sampleInterview.with, kind: 'company' as const } }
  expect([eventsNow(agreed('one', -0.25), now), eventsNow(ofWorker, now)]).toEqual([
    ['complete', 'mark_no_show'],
    [],
  ])
  expect(eventsNow(agreed('one', 0.25), now)).toEqual(['cancel'])
})

test('what was agreed on stays in sight for three days after it, whatever came of it', () => {
  const was = (id: string, hours: number, state: Interview['state']): Interview => ({
    ...agreed(id, hours),
    state,
  })
  const all = [
    was('unsaid', -5, 'accepted'),
    was('held', -3, 'completed'),
    was('missed', -50, 'no_show'),
    was('cancelled', -3, 'cancelled'),
    was('on', -0.25, 'accepted'),
    was('old', -80, 'accepted'),
  ]
  expect(ids(latelyOver(all, now))).toEqual(['held', 'unsaid', 'missed'])
})

test('only the reminders are promised that are still to come', () => {
  expect([25, 23, 0.5].map((hours) => remindersUntil(inHours(hours), now))).toEqual([2, 1, 0])
})

test('of today are left those that are not over', () => {
  const all = [agreed('later', 3), agreed('on', -0.25), agreed('over', -1), agreed('tomorrow', 24)]
  expect(ids(leftOfToday(all, now))).toEqual(['on', 'later'])
})

test('cancelled lately are those that were agreed on, and were cancelled within a day', () => {
  const cancelled = (id: string, hoursAgo: number, startsAt: string | null) =>
    interview(id, { state: 'cancelled', startsAt, updatedAt: inHours(-hoursAgo) })
  const all = [
    cancelled('today', 2, inHours(1)),
    cancelled('long ago', 25, inHours(1)),
    cancelled('never agreed', 2, null),
    agreed('stands', 2),
  ]
  expect(ids(cancelledLately(all, now))).toEqual(['today'])
})
