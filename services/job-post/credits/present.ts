import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, nullable } from '@/services/shared/schema'
import type { CreditBalance } from './balance'
import type { CreditKind } from './kinds'

const Balance = Type.Object({
  available: Type.Integer({ description: 'credits that can be used now' }),
  nextExpiry: nullable(Type.Object({ amount: Type.Integer(), at: Instant })),
})

export const CreditBalances = Type.Object({
  jobPost: Balance,
  profileUnlock: Balance,
})

const presentBalance = ({ available, nextExpiry }: CreditBalance): Static<typeof Balance> => ({
  available,
  nextExpiry: nextExpiry && { amount: nextExpiry.amount, at: nextExpiry.at.toISOString() },
})

export const presentBalances = (
  balances: Record<CreditKind, CreditBalance>,
): Static<typeof CreditBalances> => ({
  jobPost: presentBalance(balances.job_post),
  profileUnlock: presentBalance(balances.profile_unlock),
})
