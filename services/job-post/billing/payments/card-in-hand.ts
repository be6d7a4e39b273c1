import type { Database } from '@/services/shared/database'
import type { KeptCard } from '../saved-cards/card-keeper'
import { keepSavedCard } from '../saved-cards/repository'
import type { ChargedMeans, PaymentProvider } from './provider'
import type { Payment } from './repository'

/** The card of a request to pay. The token is used once and stored nowhere. */
export type CardInHand = {
  /** Where the bank leads back to. */
  readonly returnTo: string
  readonly by: { readonly token: string } | { readonly customerId: string }
}

type Parts = { readonly db: Database; readonly provider: PaymentProvider }

/** What the provider is asked to charge: a card to remember is kept by the provider first, which uses up its token. */
export async function meansOf(
  parts: Parts,
  payment: Payment,
  { returnTo, by }: CardInHand,
): Promise<ChargedMeans> {
  if ('customerId' in by) return { kind: 'kept', customerId: by.customerId, returnTo }
  const { savedCardId } = payment
  if (savedCardId === null) return { kind: 'token', token: by.token, returnTo }
  const { customerId } = await kept(parts, payment, savedCardId, by.token)
  return { kind: 'kept', customerId, returnTo }
}

async function kept(
  { db, provider }: Parts,
  { companyId, merchant, attempts, createdAt }: Payment,
  savedCardId: string,
  token: string,
): Promise<KeptCard> {
  const since = new Date(createdAt.getTime() - 5 * 60_000)
  const found = attempts > 1 ? await provider.findKeptCard(merchant, savedCardId, since) : null
  const card = found ?? (await provider.keepCard({ merchant, token, companyId, savedCardId }))
  await keepSavedCard(db, { companyId, id: savedCardId }, card)
  return card
}
