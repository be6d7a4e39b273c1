import { and, eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { interviews } from '../../tables/interviews'

/** Stores by which link a proposal is answered from now on; false for one that waits for no answer. */
export async function storeLink(
  db: Database,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  linkHash: string,
): Promise<boolean> {
  const stored = await db
    .update(interviews)
    .set({ linkHash })
    .where(and(eq(interviews.companyId, companyId), eq(interviews.id, id), eq(interviews.state, 'proposed')))
    .returning({ id: interviews.id })
  return stored.length > 0
}
