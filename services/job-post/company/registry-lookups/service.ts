import type { Database } from '@/services/shared/database'
import { countUses } from '@/services/shared/rate-limit/rate-limit'

/** Enough for looking up one's own company, a few typing mistakes, and a friend's company. */
const limitOfPerson = { max: 30, seconds: 3_600 }
/** Enough for many people behind one address, but too few to copy the registry. */
const limitOfVisitor = { max: 300, seconds: 3_600 }

/** Counts a look-up in the company registry; 429 when the person or the visitor is over the limit. */
export const countLookup = (
  db: Database,
  { uid, visitor }: { readonly uid: string; readonly visitor: string },
): Promise<void> =>
  countUses(db, [
    { key: `registry look-ups by ${uid}`, limit: limitOfPerson },
    { key: `registry look-ups from ${visitor}`, limit: limitOfVisitor },
  ])
