import type { Database } from '@/services/shared/database'
import { hashOf, newLinkToken } from '@/services/shared/link-token'
import { storeLink } from './repository'

/** A new link by which the worker answers a proposal; the one before works no more. Null where nothing is to answer. */
export async function newLink(
  db: Database,
  interview: { readonly companyId: string; readonly id: string },
): Promise<string | null> {
  const token = newLinkToken()
  return (await storeLink(db, interview, hashOf(token))) ? token : null
}
