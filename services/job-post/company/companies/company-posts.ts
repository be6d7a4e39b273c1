import type { Database } from '@/services/shared/database'
import type { Doer } from '../../platform/access/actor'

/**
 * What must happen to a company's posts after events of the company, to each once that is committed; `app.ts` passes
 * hiring's implementation.
 */
export type CompanyPosts = {
  /** Hides the published posts of a company that staff decided against or that lost its number, until staff decide. */
  readonly hold: (
    tx: Database,
    companyId: string,
    cause: { readonly uid: string; readonly requestId?: string },
  ) => Promise<void>
  /** Cancels every post of a company that closes. */
  readonly end: (tx: Database, actor: Doer) => Promise<void>
  /** Has the posts of a company stop taking people where no member stays any more, and tells who comes to them. */
  readonly pause: (tx: Database, actor: Doer) => Promise<void>
  /** Has those go on that were paused so, where somebody stays, or who stays has joined; nothing else happens to any. */
  readonly resume: (tx: Database, actor: Doer) => Promise<void>
  /** Removes the photos from every post of a company that closes. */
  readonly removePhotos: (tx: Database, companyId: string) => Promise<void>
  /** Has the open posts of a branch whose name or address changed reviewed. */
  readonly reviewAt: (tx: Database, actor: Doer, branchId: string) => Promise<void>
}
