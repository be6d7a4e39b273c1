import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import { type CreditKind, creditKinds } from '../../shapes/credit-kinds'
import type { CreditBalance } from './balance'

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
    nextExpiry: expiry('what expires first'),
    expiring: CreditExpiry,
  }),
)

export const CreditBalances = Type.Object({
  jobPost: Balance,
  profileUnlock: Balance,
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

export const presentExpiry = (expiring: CreditBalance['nextExpiry']): Static<ReturnType<typeof expiry>> =>
  expiring && { amount: expiring.amount, at: expiring.at.toISOString() }

const presentBalance = ({ available, nextExpiry, expiring }: CreditBalance): Static<typeof Balance> => ({
  available,
  nextExpiry: presentExpiry(nextExpiry),
  expiring: presentExpiry(expiring),
})

export const presentBalances = (
  balances: Record<CreditKind, CreditBalance>,
): Static<typeof CreditBalances> => ({
  jobPost: presentBalance(balances.job_post),
  profileUnlock: presentBalance(balances.profile_unlock),
})
