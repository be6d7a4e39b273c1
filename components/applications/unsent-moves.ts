import type { FormProblem } from '@/components/forms/apply-problem'
import {
  type Application,
  type ApplicationEvent,
  type Board,
  stateAfter,
} from '@/lib/applications/application'
import { find } from '@/lib/applications/columns'

/** An applicant as they were when a move of them was asked for. */
export type Named = {
  readonly application: Application
  readonly name: string
  /** The shifts they are offered or hired for; if undefined, the service chooses. */
  readonly shiftIds?: readonly string[]
}

/** One move of some applicants. */
export type Action = {
  readonly event: ApplicationEvent
  readonly people: readonly Named[]
  /** The decision it takes back, and when that was asked for, in milliseconds since the epoch; null for a decision. */
  readonly undoes: { readonly event: ApplicationEvent; readonly askedAt: number } | null
}

/** What failed: an action, or else `more`, which loads further applicants. */
export type Failure = {
  readonly problem: FormProblem
  readonly action: Action | null
  readonly more: (() => void) | null
  /** Until when it is done by itself once there is a network, in milliseconds since the epoch; null if it is not. */
  readonly repeatedUntil: number | null
}

/** Whether a request never arrived because there was no network. */
export const isUnsent = ({ code, requestId }: FormProblem): boolean =>
  code === 'network' || (code === 'unavailable' && requestId === '')

/** Whether it is certain to be sent by itself, as far as the applicants stay as they are. */
export const isPromised = ({ action, repeatedUntil }: Failure): boolean =>
  action !== null && repeatedUntil === Number.POSITIVE_INFINITY

/**
 * Whether an action still means what was pressed: nobody was moved or told since. Who stands there already may have been
 * moved by the request whose answer was lost, which the service knows.
 */
export const isAsPressed = ({ event, people }: Action, now: Board): boolean =>
  people.every(({ application: { id, state, version, isKnown } }) => {
    const current = find(now.stages, id)
    if (!current) return false
    const isSame = current.state === state && current.version === version && current.isKnown === isKnown
    return isSame || current.state === stateAfter[event]
  })

/** An action with its applicants as they are now; who was moved since stays as before, so that the service refuses. */
export const renewed = (action: Action, now: Board): Action => ({
  ...action,
  people: action.people.map((named) => {
    const current = find(now.stages, named.application.id)
    return current?.state === named.application.state ? { ...named, application: current } : named
  }),
})

/** Failures without the people of newer actions, which take their place. */
export function withoutPeopleOf(failures: readonly Failure[], actions: readonly Action[]): Failure[] {
  const ids = new Set(actions.flatMap(({ people }) => people.map(({ application }) => application.id)))
  return failures.flatMap((failure) => {
    if (!failure.action) return [failure]
    const people = failure.action.people.filter(({ application }) => !ids.has(application.id))
    return people.length > 0 ? [{ ...failure, action: { ...failure.action, people } }] : []
  })
}
