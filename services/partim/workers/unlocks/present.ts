import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import { unlockReportStates, unlockStates } from '@/validators/states/unlock'
import { objectionRefundDays, unlockReportDays } from '@/validators/unlock-terms'
import type { Unlock } from './repository'

/** How an unlock stands, for the company that has it. */
export const ProfileUnlock = Named(
  'ProfileUnlock',
  Type.Object({
    id: Uuid,
    unlockedAt: Instant,
    until: Instant,
    report: nullable(OneOf(unlockReportStates)),
    mayReport: Type.Boolean({ description: 'whether a number that does not exist can still be reported' }),
  }),
)

export const Contact = Named(
  'WorkerContact',
  Type.Object({
    displayName: Type.String({ description: 'the whole name' }),
    phone: Type.String(),
    email: nullable(
      Type.String({
        description: 'null until they verified it, and for a company that is only to meet them',
      }),
    ),
  }),
)

/** Why the contact can be read, or cannot. */
export const contactReasons = ['unlocked', 'applied', 'met', 'masked', 'objected'] as const

export const ContactAccess = Named(
  'ContactAccess',
  Type.Object({
    reason: OneOf(contactReasons),
    contact: nullable(Contact),
    unlock: nullable(ProfileUnlock),
    creditsLeft: nullable(
      Type.Integer({ description: 'after a credit was taken by this request; null where none was' }),
    ),
  }),
)

/** An unlock as the worker reads it. */
export const OwnUnlock = Named(
  'OwnUnlock',
  Type.Object({
    id: Uuid,
    companyId: Uuid,
    companyName: Type.String(),
    state: OneOf(unlockStates),
    unlockedAt: Instant,
    until: Instant,
    endedAt: nullable(Instant),
    isBlocked: Type.Boolean({ description: 'I blocked the company' }),
    isOpen: Type.Boolean({ description: 'whether the company can read the contact now' }),
  }),
)

export const UnlockReport = Named(
  'UnlockReport',
  Type.Object({
    unlockId: Uuid,
    companyId: Uuid,
    companyName: Type.String(),
    reportedAt: Instant,
    displayName: Type.String(),
    phone: Type.String(),
  }),
)

export const reportDecisions = ['accept', 'decline'] as const

export const ReportDecision = Body({ event: OneOf(reportDecisions), reason: Typed(500) })

const dayMs = 86_400_000
const isWithin = (days: number, since: Date | null) =>
  since !== null && Date.now() - since.getTime() < days * dayMs

/** Whether an objection now returns the credit. */
export const returnsCredit = ({ unlockedAt }: Unlock): boolean => isWithin(objectionRefundDays, unlockedAt)

export const mayReport = ({ reportState, unlockedAt }: Unlock): boolean =>
  reportState === null && isWithin(unlockReportDays, unlockedAt)

function timesOf({ id, unlockedAt, until }: Unlock): { unlockedAt: string; until: string } {
  if (!unlockedAt || !until) throw new Error(`the unlock ${id} was never recorded`)
  return { unlockedAt: unlockedAt.toISOString(), until: until.toISOString() }
}

export const presentUnlock = (unlock: Unlock): Static<typeof ProfileUnlock> => ({
  id: unlock.id,
  ...timesOf(unlock),
  report: unlock.reportState,
  mayReport: mayReport(unlock),
})

export const presentOwnUnlock = ({
  isBlocked,
  ...unlock
}: Unlock & { readonly isBlocked: boolean }): Static<typeof OwnUnlock> => ({
  id: unlock.id,
  companyId: unlock.companyId,
  companyName: unlock.companyName,
  state: unlock.state,
  ...timesOf(unlock),
  endedAt: unlock.endedAt?.toISOString() ?? null,
  isBlocked,
  isOpen: !isBlocked && unlock.state === 'unlocked' && unlock.until !== null && unlock.until > new Date(),
})
