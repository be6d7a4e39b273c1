import { expect, test } from '@jest/globals'
import {
  fitsHour,
  interviewCausers,
  interviewEvents,
  interviewEventsFrom,
  interviewStates,
  interviewTransitions,
  liveInterviewStates,
  nextInterviewState,
} from './interview'

/** Every event × state × role that is possible; all others are refused. */
const possible = {
  company: {
    proposed: { propose: 'proposed', cancel: 'cancelled' },
    accepted: {
      propose: 'proposed',
      cancel: 'cancelled',
      complete: 'completed',
      mark_no_show: 'no_show',
    },
    reschedule_requested: { propose: 'proposed', accept: 'accepted', cancel: 'cancelled' },
    completed: { complete: 'completed', mark_no_show: 'no_show' },
    no_show: { complete: 'completed', mark_no_show: 'no_show' },
    declined: {},
    cancelled: {},
    expired: {},
  },
  worker: {
    proposed: { accept: 'accepted', ask_other: 'reschedule_requested', decline: 'declined' },
    accepted: { ask_other: 'reschedule_requested', cancel: 'cancelled' },
    reschedule_requested: { accept: 'accepted', decline: 'declined' },
    completed: {},
    no_show: {},
    declined: { reconsider: 'proposed' },
    cancelled: {},
    expired: {},
  },
  system: {
    proposed: { expire: 'expired' },
    accepted: {},
    reschedule_requested: { expire: 'expired', restore: 'accepted' },
    completed: {},
    no_show: {},
    declined: {},
    cancelled: {},
    expired: {},
  },
}

test.each(interviewCausers)('%s causes what the table says, and nothing else', (who) => {
  const found = Object.fromEntries(
    interviewStates.map((state) => [
      state,
      Object.fromEntries(
        interviewEvents.flatMap((event) => {
          const to = nextInterviewState(state, event, who)
          return to === null ? [] : [[event, to]]
        }),
      ),
    ]),
  )
  expect(found).toEqual(possible[who])
})

test('every event is in the table, and nothing that is over begins again, but what is reconsidered', () => {
  expect(new Set(interviewTransitions.map(({ event }) => event))).toEqual(new Set(interviewEvents))
  const over = interviewStates.filter((state) => !(liveInterviewStates as readonly string[]).includes(state))
  for (const state of over)
    for (const event of interviewEvents.filter((name) => name !== 'reconsider'))
      for (const who of interviewCausers)
        expect(liveInterviewStates).not.toContain(nextInterviewState(state, event, who))
})

test('an interview has a result once it has begun, and is moved before', () => {
  const now = new Date('2026-11-24T07:00:00Z')
  const proposed = { times: ['2026-11-24T07:15:00.000Z'], expiresAt: now }
  const before = { ...proposed, state: 'accepted', startsAt: new Date('2026-11-24T07:15:00Z') } as const
  const begun = { ...proposed, state: 'accepted', startsAt: now } as const
  expect(interviewEventsFrom(before, 'company', now)).toEqual(['propose', 'cancel'])
  expect(interviewEventsFrom(begun, 'company', now)).toEqual(['complete', 'mark_no_show'])
  expect(interviewEventsFrom(begun, 'worker', now)).toEqual([])
  expect(fitsHour('complete', { ...proposed, state: 'accepted', startsAt: null }, now)).toBe(false)
})

test('a refusal is taken back while the proposal could be answered and one of its times is to come', () => {
  const now = new Date('2026-11-24T07:00:00Z')
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
  const declined = (answerUntil: number, ...times: number[]) =>
    interviewEventsFrom(
      {
        state: 'declined',
        startsAt: null,
        expiresAt: at(answerUntil),
        times: times.map((hour) => at(hour).toISOString()),
      },
      'worker',
      now,
    )
  expect(declined(8, 6, 9)).toEqual(['reconsider'])
  expect(declined(7, 9)).toEqual([])
  expect(declined(9, 6)).toEqual([])
})

test('who asked for another time can take one that was proposed while it is to come; the company takes what was asked for', () => {
  const now = new Date('2026-11-24T07:00:00Z')
  const asked = (...times: string[]) =>
    ({
      state: 'reschedule_requested',
      startsAt: null,
      expiresAt: new Date('2026-11-25T07:00:00Z'),
      times,
    }) as const
  const [past, toCome] = ['2026-11-24T07:00:00.000Z', '2026-11-24T07:15:00.000Z']
  expect(interviewEventsFrom(asked(past, toCome), 'worker', now)).toEqual(['accept', 'decline'])
  expect(interviewEventsFrom(asked(past), 'worker', now)).toEqual(['decline'])
  expect(interviewEventsFrom(asked(past), 'company', now)).toEqual(['propose', 'accept', 'cancel'])
})
