import type { CompanyStanding } from '@/validators/company-standing'
import { mayAct } from '@/validators/company-standing'
import type { Permission } from '@/validators/permissions'

/** What the viewer's company can do about a masked contact, before anybody presses anything. */
export type UnlockOffer =
  /** One credit opens it. */
  | { readonly kind: 'open'; readonly left: number | null }
  /** No credit: they may buy one, or somebody else in the company may. */
  | { readonly kind: 'buy' }
  | { readonly kind: 'ask_payer' }
  /** Their role may not; an owner gives it. */
  | { readonly kind: 'forbidden' }
  /** The company is not represented yet. */
  | { readonly kind: 'prove' }

type Viewer = {
  readonly can: readonly Permission[]
  readonly standing: CompanyStanding
  /** Profile credits that can be used; null where they could not be read. */
  readonly left: number | null
}

/** What an unlock button does for a member. */
export function unlockOffer({ can, standing, left }: Viewer): UnlockOffer {
  if (!can.includes('workers.unlock')) return { kind: 'forbidden' }
  if (!mayAct(standing, 'unlock_worker')) return { kind: 'prove' }
  if (left !== 0) return { kind: 'open', left }
  return { kind: can.includes('billing.pay') ? 'buy' : 'ask_payer' }
}

/** The offer after a credit was taken and so many are left. */
export function offerWith(offer: UnlockOffer, left: number, mayBuy: boolean): UnlockOffer {
  if (offer.kind !== 'open') return offer
  if (left > 0) return { kind: 'open', left }
  return { kind: mayBuy ? 'buy' : 'ask_payer' }
}

/** Where a profile credit is bought, with the way back. */
export const buyUnlocksPath = (next: string): string =>
  `/credit-package?${new URLSearchParams({ kind: 'profile_unlock', next })}`
