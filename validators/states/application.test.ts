import { describe, expect, test } from '@jest/globals'
import {
  type ApplicationEvent,
  type ApplicationState,
  applicationEvents,
  applicationStates,
  causers,
  fits,
  memberEvents,
  memberEventsFrom,
  nextState,
  stageOf,
  stages,
  statesOfStage,
  type Who,
  workerEvents,
  workerEventsFrom,
} from './application'

/** Written out by hand: one row per state, with the state each event leads to. Anything else must be refused. */
const member: Record<ApplicationState, string> = {
  submitted: 'view:viewed shortlist:shortlisted interview:interview offer:offered hire:hired reject:rejected',
  viewed: 'shortlist:shortlisted interview:interview offer:offered hire:hired reject:rejected',
  shortlisted: 'view:viewed interview:interview offer:offered hire:hired reject:rejected',
  interview: 'view:viewed shortlist:shortlisted offer:offered hire:hired reject:rejected',
  offered: 'view:viewed shortlist:shortlisted interview:interview hire:hired reject:rejected',
  hired:
    'view:viewed shortlist:shortlisted interview:interview offer:offered reject:rejected mark_no_show:no_show',
  rejected: 'view:viewed shortlist:shortlisted interview:interview offer:offered hire:hired',
  completed: 'mark_no_show:no_show',
  no_show: 'hire:hired complete:completed',
  withdrawn: '',
  offer_declined: '',
  expired: '',
}
const worker: Record<ApplicationState, string> = {
  submitted: 'withdraw:withdrawn',
  viewed: 'withdraw:withdrawn',
  shortlisted: 'withdraw:withdrawn',
  interview: 'withdraw:withdrawn',
  offered: 'withdraw:withdrawn accept:hired decline:offer_declined',
  hired: 'withdraw:withdrawn refuse_terms:withdrawn',
  rejected: '',
  completed: '',
  no_show: '',
  withdrawn: 'submit:submitted',
  offer_declined: 'submit:submitted',
  expired: '',
}
const system: Record<ApplicationState, string> = {
  submitted: 'expire:expired',
  viewed: 'expire:expired',
  shortlisted: 'expire:expired',
  interview: 'expire:expired',
  offered: 'expire:expired',
  hired: 'expire:expired complete:completed',
  rejected: '',
  completed: '',
  no_show: '',
  withdrawn: '',
  offer_declined: '',
  expired: '',
}
const allowed: Record<Who, Record<ApplicationState, string>> = { member, worker, system }

const steps = causers.flatMap((who) =>
  applicationStates.flatMap((from) => applicationEvents.map((event) => [who, event, from] as const)),
)

describe.each(causers)('%s', (actor) => {
  const own = steps.filter(([who]) => who === actor)
  test.each(own)('%s %s from %s', (who: Who, event: ApplicationEvent, from: ApplicationState) => {
    const leads = new Map(allowed[who][from].split(' ').map((step) => step.split(':') as [string, string]))
    expect(nextState(from, event, who)).toBe(leads.get(event) ?? null)
  })
})

const running = { isOver: false, hasBegun: false, isDone: false }
/** An application in a state that its worker knows of. */
const known = (state: ApplicationState) => ({ state, toldState: state })

describe('the work bounds what can be asked', () => {
  test('before the work nobody fails to turn up', () => {
    expect(memberEventsFrom(known('hired'), running)).not.toContain('mark_no_show')
    expect(memberEventsFrom(known('hired'), { ...running, hasBegun: true })).toContain('mark_no_show')
  })

  test('once it has begun nobody withdraws', () => {
    expect(workerEventsFrom('hired', running)).toEqual(['withdraw'])
    expect(workerEventsFrom('hired', { ...running, hasBegun: true })).toEqual([])
  })

  test('after the end who was chosen is let go or taken back, and nobody is considered anew', () => {
    const closed = { ...running, isOver: true }
    expect(memberEventsFrom(known('hired'), closed)).toEqual(['reject'])
    expect(memberEventsFrom(known('rejected'), closed)).toEqual(['hire'])
    expect(memberEventsFrom(known('rejected'), { ...closed, isDone: true })).toEqual([])
  })

  test('who knows to have the job is not asked by an offer whether they take it', () => {
    expect(memberEventsFrom(known('hired'), running)).not.toContain('offer')
    // Within the hold it is as if they had never been hired.
    expect(memberEventsFrom({ state: 'hired', toldState: 'offered' }, running)).toContain('offer')
  })

  test('an offer is accepted until its first shift begins, and made while it can be', () => {
    const begun = { ...running, hasBegun: true }
    expect(workerEventsFrom('offered', running)).toContain('accept')
    expect(workerEventsFrom('offered', begun)).toEqual(['decline'])
    expect(memberEventsFrom(known('interview'), { ...begun, isPastOffers: false })).toContain('offer')
    const events = memberEventsFrom(known('interview'), { ...begun, isPastOffers: true })
    expect([events.includes('offer'), events.includes('hire')]).toEqual([false, true])
    // Hiring who knows of an offer is undone as ever.
    const hired = { state: 'hired', toldState: 'offered' } as const
    expect(memberEventsFrom(hired, { ...begun, isPastOffers: true })).toContain('offer')
  })

  test('what the company and the worker are offered is what they may do', () => {
    for (const state of applicationStates) {
      expect(memberEventsFrom({ state, toldState: 'submitted' }, running)).toEqual(
        memberEvents.filter((event) => nextState(state, event, 'member') && fits(event, running)),
      )
      expect(workerEventsFrom(state, running)).toEqual(
        workerEvents.filter((event) => nextState(state, event, 'worker') && fits(event, running)),
      )
    }
  })
})

test('every state stands in one column of the board', () => {
  const held = stages.flatMap((stage) => [...statesOfStage[stage]] as ApplicationState[])
  expect([...held].sort()).toEqual([...applicationStates].sort())
  for (const state of applicationStates) expect(statesOfStage[stageOf(state)]).toContain(state)
})
