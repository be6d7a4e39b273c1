import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { Uuid } from '@/services/shared/schema'
import { type Difference, listDifferences } from '../payment-differences/repository'

/** One page of what the provider's list and our payments disagree about, newest first. */
export async function pageOfDifferences(
  db: Database,
  { cursor, limit, isOpen }: PageQuery & { isOpen: boolean },
): Promise<
  Page<Omit<Difference, 'foundAt' | 'resolvedAt'> & { foundAt: string; resolvedAt: string | null }>
> {
  const after = decodeCursor(Uuid, cursor)
  const rows = await listDifferences(db, { isOpen, after, limit: limit + 1 })
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => id)
  return {
    items: items.map((difference) => ({
      ...difference,
      foundAt: difference.foundAt.toISOString(),
      resolvedAt: difference.resolvedAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
