import { describe, expect, test } from '@jest/globals'
import {
  type JobPostEvent,
  type JobPostState,
  jobPostEvents,
  jobPostStates,
  memberEventsFrom,
  nextState,
  opsEventsFrom,
  type Who,
} from './job-post'

/** Written out by hand: every allowed transition. Anything else must be refused. */
const allowed = new Map<string, JobPostState>([
  ['member publish draft', 'published'],
  ['member hold draft', 'pending_review'],
  ['ops approve pending_review', 'published'],
  ['system approve pending_review', 'published'],
  ['ops reject pending_review', 'rejected'],
  ['ops approve published', 'published'],
  ['ops approve paused', 'paused'],
  ['ops approve filled', 'filled'],
  ['ops reject published', 'rejected'],
  ['ops reject paused', 'rejected'],
  ['ops reject filled', 'rejected'],
  ['member revise rejected', 'draft'],
  ['member withdraw pending_review', 'draft'],
  ['system flag published', 'pending_review'],
  ['system flag paused', 'pending_review'],
  ['system flag filled', 'pending_review'],
  ['member pause published', 'paused'],
  ['member resume paused', 'published'],
  ['system fill published', 'filled'],
  ['system reopen filled', 'published'],
  ['system expire published', 'expired'],
  ['system expire paused', 'expired'],
  ['system expire filled', 'expired'],
  ['system expire pending_review', 'expired'],
  ['member close published', 'closed'],
  ['member close paused', 'closed'],
  ['member close filled', 'closed'],
  ['member reopen closed', 'published'],
  ['member cancel draft', 'cancelled'],
  ['member cancel pending_review', 'cancelled'],
  ['member cancel rejected', 'cancelled'],
  ['member cancel published', 'cancelled'],
  ['member cancel paused', 'cancelled'],
  ['member cancel filled', 'cancelled'],
])

const everybody: readonly Who[] = ['member', 'ops', 'system']
const steps = everybody.flatMap((who) =>
  jobPostEvents.flatMap((event) => jobPostStates.map((from) => [who, event, from] as const)),
)

describe.each(everybody)('%s', (actor) => {
  const own = steps.filter(([who]) => who === actor)
  test.each(own)('%s %s from %s', (who: Who, event: JobPostEvent, from: JobPostState) => {
    expect(nextState(from, event, who)).toBe(allowed.get(`${who} ${event} ${from}`) ?? null)
  })
})

test('the table above names steps that exist', () => {
  const known = new Set(steps.map((step) => step.join(' ')))
  expect([...allowed.keys()].filter((step) => !known.has(step))).toEqual([])
})

const ahead = { hasShiftToCome: true, hasBegunAsWhole: false }
const over = { ...ahead, hasShiftToCome: false }

test('ended posts stay ended, but a closed one opens again while a shift is to come', () => {
  for (const state of ['expired', 'closed', 'cancelled'] as const) {
    expect(memberEventsFrom(state, over)).toEqual([])
  }
  expect(memberEventsFrom('closed', ahead)).toEqual(['reopen'])
  for (const state of ['expired', 'cancelled'] as const) expect(memberEventsFrom(state, ahead)).toEqual([])
})

test('staff are offered decisions about what stands in their queue alone', () => {
  expect(opsEventsFrom('pending_review', true)).toEqual(['approve', 'reject'])
  expect(opsEventsFrom('published', true)).toEqual(['approve', 'reject'])
  expect(opsEventsFrom('published', false)).toEqual([])
  expect(opsEventsFrom('closed', true)).toEqual([])
})

test('what a member is offered', () => {
  expect(memberEventsFrom('draft', ahead)).toEqual(['submit', 'cancel'])
  expect(memberEventsFrom('published', ahead)).toEqual(['pause', 'close', 'cancel'])
  expect(memberEventsFrom('paused', ahead)).toEqual(['resume', 'close', 'cancel'])
  expect(memberEventsFrom('filled', ahead)).toEqual(['close', 'cancel'])
})

test('work that everybody does from its first shift on is neither paused nor opened again once that has begun', () => {
  const begun = { ...ahead, hasBegunAsWhole: true }
  expect(memberEventsFrom('paused', begun)).toEqual(['close', 'cancel'])
  expect(memberEventsFrom('closed', begun)).toEqual([])
  expect(memberEventsFrom('published', begun)).toEqual(['close', 'cancel'])
})
