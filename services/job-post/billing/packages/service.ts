import type { Database } from '@/services/shared/database'
import { listOnSale } from './repository'

/** The packages that anybody can buy now. */
export async function packagesOnSale(db: Database) {
  return { items: await listOnSale(db) }
}
