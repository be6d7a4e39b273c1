import type { Database } from '@/services/shared/database'
import { countUses } from '@/services/shared/rate-limit/rate-limit'

/** Somebody looks up their own company, mistypes its number a few times, and looks up a friend's. */
const limitOfPerson = { max: 30, seconds: 3_600 }
/** More people than one are behind an address, but no directory is copied through it. */
const limitOfVisitor = { max: 300, seconds: 3_600 }

/** Counts a look-up in the company registry; 429 once the person or the visitor had theirs. */
export const countLookup = (
  db: Database,
  { uid, visitor }: { readonly uid: string; readonly visitor: string },
): Promise<void> =>
  countUses(db, [
    { key: `registry look-ups by ${uid}`, limit: limitOfPerson },
    { key: `registry look-ups from ${visitor}`, limit: limitOfVisitor },
  ])
