import { currentTime } from './clock'
import type { ContactReach } from './company-standing'
import { type ApplicationState, isMet, type Promised } from './states/application'

/** Days for which a company can still call somebody who gave their job back, or whose job it cancelled. */
export const daysAfterLeaving = 7

/**
 * Why a company does not read an applicant's contact details: staff suspended it, it is not to meet them, they were not told
 * yet that it is, or it came to read those of as many people as it may in a day, and the day of this one is to come.
 */
export const contactBars = ['suspended', 'not_met', 'untold', 'later'] as const
export type ContactBar = (typeof contactBars)[number]

/** What of an application decides whether its company reads the contact details. */
export type Meeting = {
  readonly state: ApplicationState
  /** The state that the worker knows: what they were not told of opens nothing. */
  readonly toldState: ApplicationState
  /** From when the company reads them while it is to meet the worker; null before they were told that it is. */
  readonly contactFrom: Date | null
  /** When the worker last gave back a shift that was theirs; null if they did not, or nobody is needed in their place. */
  readonly placeLostAt: Date | null
  /** What the company took back from the worker, who knew of it, and when; left out of who has it still. */
  readonly takenBack?: Promised | null
  readonly takenBackAt?: Date | null
  /** When its state last changed; needed where something was taken back. */
  readonly movedAt?: Date
}

/** What somebody lost as their post ended: the job, or an offer of it. Null for who lost neither, or lost it before. */
export const lostAtEnd = ({
  state,
  takenBack,
  takenBackAt,
  movedAt,
}: Pick<Meeting, 'state' | 'takenBack' | 'takenBackAt' | 'movedAt'>): Promised | null =>
  state === 'expired' && takenBack && takenBackAt && movedAt && takenBackAt >= movedAt ? takenBack : null

const lastLeaving = (now: Date) => now.getTime() - daysAfterLeaving * 86_400_000

/** Why a company does not read the contact details of an applicant, or null where it does. */
export function contactBarOf(
  reach: ContactReach,
  application: Meeting,
  now = currentTime(),
): ContactBar | null {
  const { state, toldState, contactFrom, placeLostAt, takenBackAt } = application
  if (reach === 'applicants') return null
  if (reach === 'nobody') return 'suspended'
  const isLately = (moment: Date | null | undefined) =>
    moment !== null && moment !== undefined && moment.getTime() > lastLeaving(now)
  const hasJustLeft = state === 'withdrawn' && isLately(placeLostAt)
  const wasJustCancelled = lostAtEnd(application) === 'hired' && isLately(takenBackAt)
  if (isMet(state) && !isMet(toldState)) return 'untold'
  if (contactFrom === null || !(isMet(state) || hasJustLeft || wasJustCancelled)) return 'not_met'
  return contactFrom > now ? 'later' : null
}
