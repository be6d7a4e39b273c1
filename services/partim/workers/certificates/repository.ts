import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { certificates } from '../../tables/certificates'
import { workers } from '../../tables/workers'

export type Certificate = typeof certificates.$inferSelect
export type NewCertificate = typeof certificates.$inferInsert

/** The certificates of a worker, the oldest first. */
export async function listCertificates(db: Database, workerId: string): Promise<Certificate[]> {
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.workerId, workerId))
    .orderBy(asc(certificates.createdAt), asc(certificates.id))
}

/** One certificate of a worker, or null. */
export async function findCertificate(db: Database, workerId: string, id: string) {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.workerId, workerId), eq(certificates.id, id)))
  return row ?? null
}

/** Adds certificates. */
export async function insertCertificates(tx: Database, rows: readonly NewCertificate[]): Promise<void> {
  if (rows.length > 0) await tx.insert(certificates).values([...rows])
}

/** Removes a certificate; answers it as it was, or null when there was none. */
export async function deleteCertificate(tx: Database, workerId: string, id: string) {
  const [gone] = await tx
    .delete(certificates)
    .where(and(eq(certificates.workerId, workerId), eq(certificates.id, id)))
    .returning()
  return gone ?? null
}

/** Locks a worker until `tx` ends, but not against rows that belong to them; answers their id, or null for an account without a worker. */
export async function lockWorker(tx: Database, accountUid: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: workers.id })
    .from(workers)
    .where(eq(workers.accountUid, accountUid))
    .for('no key update')
  return row?.id ?? null
}

/** The id of an account's worker, or null. */
export async function findWorkerId(db: Database, accountUid: string): Promise<string | null> {
  const [row] = await db.select({ id: workers.id }).from(workers).where(eq(workers.accountUid, accountUid))
  return row?.id ?? null
}
