import type { Database } from '@/services/shared/database'
import type { CreditKind } from '../../shapes/credit-kinds'
import { findRunningBuffet } from '../buffets/repository'
import { type CreditGrant, type CreditTerms, listTerms, usableGrants } from './repository'

/** What pays for one use: a buffet, credits of some grants at a price, or nothing, where there are too few credits. */
export type Entitlement =
  | { readonly by: 'buffet'; readonly buffetId: string }
  | { readonly by: 'credits'; readonly price: number; readonly grants: readonly CreditGrant[] }
  | { readonly by: 'nothing'; readonly price: number; readonly available: number }

type Use = { readonly companyId: string; readonly kind: CreditKind }

/** What pays for a company's next use of a kind, as of now: for a post a running buffet before credits. */
export async function entitlementTo(db: Database, { companyId, kind }: Use): Promise<Entitlement> {
  const buffet = kind === 'job_post' ? await findRunningBuffet(db, companyId) : null
  if (buffet) return { by: 'buffet', buffetId: buffet.id }
  const { price } = await termsOf(db, kind)
  const grants = await usableGrants(db, companyId, kind)
  const available = availableIn(grants)
  return available < price ? { by: 'nothing', price, available } : { by: 'credits', price, grants }
}

/** The credits of several grants together. */
export const availableIn = (grants: readonly Pick<CreditGrant, 'available'>[]): number =>
  grants.reduce((sum, grant) => sum + grant.available, 0)

/** The terms of a kind; every database has rows for all kinds. */
export async function termsOf(db: Database, kind: CreditKind): Promise<CreditTerms> {
  const terms = (await listTerms(db)).find((row) => row.kind === kind)
  if (!terms) throw new Error(`no credit terms for ${kind}`)
  return terms
}
