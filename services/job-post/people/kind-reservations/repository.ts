import { eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { AccountKind } from '@/services/shared/identity/provider'
import { kindReservations } from '../../tables/kind-reservations'

/** Reserves a kind unless the other one is reserved; answers the kind that is reserved. */
export async function reserveKind(db: Database, uid: string, kind: AccountKind): Promise<AccountKind> {
  const reservation = { kind, expiresAt: sql`now() + interval '1 day'` }
  const [reserved] = await db
    .insert(kindReservations)
    .values({ uid, ...reservation })
    .onConflictDoUpdate({
      target: kindReservations.uid,
      set: reservation,
      setWhere: or(eq(kindReservations.kind, kind), lt(kindReservations.expiresAt, sql`now()`)),
    })
    .returning({ kind: kindReservations.kind })
  if (reserved) return reserved.kind
  return kind === 'employer' ? 'worker' : 'employer'
}
