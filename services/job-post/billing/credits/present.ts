import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Satang, Typed, Uuid } from '@/services/shared/schema'
import {
  type CreditKind,
  creditActors,
  creditKinds,
  creditSources,
  reservationStates,
  statementTypes,
} from '../../shapes/credit-kinds'
import type { CreditBalance } from './balance'
import type { PresentedLine } from './statement'
import type { UsableGrant as FoundGrant } from './statement-repository'

const expiry = (description: string) =>
  nullable(Type.Object({ amount: Type.Integer(), at: Instant }, { description }))

/** Credits that expire within the time of the warning. */
export const CreditExpiry = expiry(
  'all that expire within the time of the warning, and when the first of them do',
)

const Balance = Named(
  'CreditBalance',
  Type.Object({
    available: Type.Integer({ description: 'credits that can be used now' }),
    held: Type.Integer({ description: 'credits that are reserved: they are spent, or come back' }),
    nextExpiry: expiry('what expires first'),
    nearEnd: expiry(
      'what expires first of those that are near their end: within 30 days, or within 7 of what lives no longer',
    ),
    expiring: CreditExpiry,
  }),
)

export const CreditBalances = Type.Object({
  jobPost: Balance,
  profileUnlock: Balance,
  buffetUntil: nullable(
    Type.String({ format: 'date-time', description: 'until when posts cost no credit; null while they do' }),
  ),
})

/** More than the largest package in one grant would be a typing mistake. */
const mostAtOnce = 200

export const CreditGrantInput = Body({
  kind: OneOf(creditKinds),
  amount: Type.Integer({ minimum: 1, maximum: mostAtOnce }),
  expiresAt: nullable(Instant),
  reason: Typed(),
})

export const CreditGrant = Named(
  'CreditGrant',
  Type.Object({
    id: Uuid,
    companyId: Uuid,
    kind: OneOf(creditKinds),
    amount: Type.Integer(),
    expiresAt: nullable(Instant),
  }),
)

export const UsableCreditGrant = Named(
  'UsableCreditGrant',
  Type.Object({
    id: Uuid,
    kind: OneOf(creditKinds),
    available: Type.Integer({ description: 'credits that can be used now' }),
    amount: Type.Integer({ description: 'how many it began with' }),
    source: OneOf(creditSources),
    expiresAt: nullable(Instant),
    createdAt: Instant,
  }),
)

const text = nullable(Type.String())

export const CreditStatementLine = Named(
  'CreditStatementLine',
  Type.Object({
    id: Uuid,
    at: Instant,
    kind: OneOf(creditKinds),
    type: OneOf(statementTypes),
    amount: Type.Integer({ description: 'the change of the credits that can be used' }),
    balance: Type.Integer({ description: "the company's credits of the kind after it" }),
    actor: Type.Object({ kind: OneOf(creditActors), name: text }),
    reservation: nullable(
      Type.Object(
        { subjectId: Uuid, state: OneOf(reservationStates), settledAt: nullable(Instant) },
        {
          description:
            'what it was reserved for, or released from: the post, or the worker; and what became of it',
        },
      ),
    ),
    post: nullable(
      Type.Object(
        { title: text, branchName: text },
        { description: 'null where there is none, or no longer' },
      ),
    ),
    worker: nullable(
      Type.Object(
        { id: Uuid, displayName: text },
        { description: 'whose profile was unlocked, masked; the name is null once the account is gone' },
      ),
    ),
    grant: nullable(
      Type.Object(
        { source: OneOf(creditSources), expiresAt: nullable(Instant) },
        { description: 'the grant that it changed, where it is about no reservation' },
      ),
    ),
    order: nullable(
      Type.Object(
        { number: Type.String(), invoiceNumber: text, totalSatang: Satang },
        { description: 'the order that gave the credits of that grant, with its tax invoice' },
      ),
    ),
  }),
)

export const CreditStatementTotal = Named(
  'CreditStatementTotal',
  Type.Object({
    kind: OneOf(creditKinds),
    opening: Type.Integer({ description: "the company's balance before the period" }),
    added: Type.Integer(),
    taken: Type.Integer({ description: 'zero or below' }),
    closing: Type.Integer({ description: "the company's balance at the end of the period" }),
  }),
)

export const presentUsableGrant = ({
  expiresAt,
  createdAt,
  ...grant
}: FoundGrant): Static<typeof UsableCreditGrant> => ({
  ...grant,
  expiresAt: expiresAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

export const presentLine = ({
  at,
  reservation,
  grant,
  ...line
}: PresentedLine): Static<typeof CreditStatementLine> => ({
  ...line,
  at: at.toISOString(),
  reservation: reservation && { ...reservation, settledAt: reservation.settledAt?.toISOString() ?? null },
  grant: grant && { ...grant, expiresAt: grant.expiresAt?.toISOString() ?? null },
})

export const presentExpiry = (expiring: CreditBalance['nextExpiry']): Static<ReturnType<typeof expiry>> =>
  expiring && { amount: expiring.amount, at: expiring.at.toISOString() }

const presentBalance = (
  { available, nextExpiry, nearEnd, expiring }: CreditBalance,
  held: number,
): Static<typeof Balance> => ({
  available,
  held,
  nextExpiry: presentExpiry(nextExpiry),
  nearEnd: presentExpiry(nearEnd),
  expiring: presentExpiry(expiring),
})

type CompanyBalances = {
  readonly balances: Record<CreditKind, CreditBalance>
  readonly held: Record<CreditKind, number>
  readonly buffetUntil: Date | null
}

export const presentBalances = ({
  balances,
  held,
  buffetUntil,
}: CompanyBalances): Static<typeof CreditBalances> => ({
  jobPost: presentBalance(balances.job_post, held.job_post),
  profileUnlock: presentBalance(balances.profile_unlock, held.profile_unlock),
  buffetUntil: buffetUntil?.toISOString() ?? null,
})
