import type { AccountKinds } from '@/services/shared/accounts/kinds'
import type { Database } from '@/services/shared/database'
import { reserveKind } from './repository'

/** Decides for both services, with one row per uid. */
export const accountKinds = (db: Database): AccountKinds => ({
  reserve: ({ uid }, kind) => reserveKind(db, uid, kind),
})
