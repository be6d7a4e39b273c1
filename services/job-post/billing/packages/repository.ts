import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { PackageKind } from '@/validators/price-list'
import { packages } from '../../tables/packages'

const shown = {
  id: packages.id,
  kind: packages.kind,
  size: packages.size,
  validDays: packages.validDays,
  priceSatang: packages.priceSatang,
}

const isOnSale = and(
  lte(packages.onSaleFrom, sql`now()`),
  or(isNull(packages.onSaleUntil), gt(packages.onSaleUntil, sql`now()`)),
)

/** The packages currently for sale, by kind, smallest first. */
export async function listOnSale(db: Database) {
  return db.select(shown).from(packages).where(isOnSale).orderBy(asc(packages.kind), asc(packages.size))
}

const isOrderable = and(isOnSale, lte(packages.orderableFrom, sql`now()`))

/** Those of them that can be ordered. */
export async function listOrderable(db: Database) {
  return db.select(shown).from(packages).where(isOrderable).orderBy(asc(packages.kind), asc(packages.size))
}

/** One that can be ordered. */
export async function findOrderable(db: Database, id: string) {
  const [found] = await db
    .select(shown)
    .from(packages)
    .where(and(eq(packages.id, id), isOrderable))
  return found ?? null
}

const forStaff = { ...shown, orderableFrom: packages.orderableFrom }
export type StaffPackage = Awaited<ReturnType<typeof listForStaff>>[number]

/** The packages currently for sale, whether or not they can be ordered yet. */
export async function listForStaff(db: Database) {
  return db.select(forStaff).from(packages).where(isOnSale).orderBy(asc(packages.kind), asc(packages.size))
}

/** Those of a kind, locked. */
export async function lockOnSale(tx: Database, kind: PackageKind): Promise<StaffPackage[]> {
  return tx
    .select(forStaff)
    .from(packages)
    .where(and(eq(packages.kind, kind), isOnSale))
    .orderBy(asc(packages.id))
    .for('update')
}

/** From when on packages can be ordered; null for not at all. */
export async function setOrderableFrom(
  tx: Database,
  ids: readonly string[],
  moment: Date | null,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(packages)
    .set({ orderableFrom: moment })
    .where(inArray(packages.id, [...ids]))
}
