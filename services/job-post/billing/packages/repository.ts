import { and, asc, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { packages } from '../../tables/packages'

/** The packages currently for sale, by kind, smallest first. */
export async function listOnSale(db: Database) {
  return db
    .select({
      id: packages.id,
      kind: packages.kind,
      size: packages.size,
      priceSatang: packages.priceSatang,
    })
    .from(packages)
    .where(
      and(
        lte(packages.onSaleFrom, sql`now()`),
        or(isNull(packages.onSaleUntil), gt(packages.onSaleUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(packages.kind), asc(packages.size))
}
