import type { Database } from '@/services/shared/database'
import type { DoubtfulValue } from './present'
import { listDoubtfulValues } from './repository'

/** How many of each kind are listed: whoever mends them asks again. */
const mostOfAKind = 100

/** What may be mistyped. */
export const doubtfulValues = (db: Database): Promise<DoubtfulValue[]> => listDoubtfulValues(db, mostOfAKind)
