import type { Database } from '@/services/shared/database'
import { validationFailed } from '@/services/shared/problem'
import { merchants } from '../../shapes/payment-terms'
import {
  type Deferred,
  listCreditedLater,
  listRefunded,
  listReversed,
  listSold,
  type Period,
  type Sold,
  sumDeferred,
  sumExtra,
} from './repository'

type Sum = { readonly count: number; readonly totalSatang: number; readonly vatSatang: number }

/**
 * A package on a day, by merchant and method: what was sold, returned by staff, and taken back by banks, with the VAT that
 * credit notes credited for that, some of them later.
 */
export type RevenueRow = Pick<Sold, 'day' | 'merchant' | 'method' | 'kind' | 'size'> & {
  readonly sold: Sum
  readonly refunded: Sum
  readonly reversed: Sum
}

const none: Sum = { count: 0, totalSatang: 0, vatSatang: 0 }
const add = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  totalSatang: one.totalSatang + other.totalSatang,
  vatSatang: one.vatSatang + other.vatSatang,
})

const longestDays = 366

/** Checks that a period ends after it begins, and is at most a year. */
function requireSensible({ from, to }: Period): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (days < 0) throw validationFailed([{ field: 'to', rule: 'min_value', params: { min: from } }])
  if (days > longestDays) {
    throw validationFailed([{ field: 'to', rule: 'max_value', params: { max: longestDays } }])
  }
}

/** What was earned in a period, by day, package and method, with sums by merchant and what is owed in credits after it. */
export async function revenueOf(db: Database, period: Period) {
  requireSensible(period)
  const [sold, refunded, taken, creditedLater, extra, deferred] = await Promise.all([
    listSold(db, period),
    listRefunded(db, period),
    listReversed(db, period),
    listCreditedLater(db, period),
    sumExtra(db, period),
    sumDeferred(db, period.to),
  ])
  const rows = rowsOf({ sold, refunded, reversed: [...taken, ...creditedLater] })
  return {
    rows,
    merchants: merchants.map((merchant) => {
      const own = rows.filter((row) => row.merchant === merchant)
      const total = (of: 'sold' | 'refunded' | 'reversed') => own.map((row) => row[of]).reduce(add, none)
      const { arrivedSatang = 0, returnedSatang = 0 } = extra.find((row) => row.merchant === merchant) ?? {}
      return {
        merchant,
        sold: total('sold'),
        refunded: total('refunded'),
        reversed: total('reversed'),
        extraSatang: arrivedSatang,
        extraReturnedSatang: returnedSatang,
        deferred: deferred.filter((row: Deferred) => row.merchant === merchant),
      }
    }),
  }
}

type Parts = Readonly<Record<'sold' | 'refunded' | 'reversed', readonly Sold[]>>

/** One row for each package, day and method that anything happened to, in the order of days. */
function rowsOf(parts: Parts): RevenueRow[] {
  const rows = new Map<string, RevenueRow>()
  for (const name of ['sold', 'refunded', 'reversed'] as const) {
    for (const { day, merchant, method, kind, size, ...sum } of parts[name]) {
      const key = [day, merchant, kind, String(size).padStart(9, '0'), method].join(' ')
      const known = rows.get(key) ?? {
        day,
        merchant,
        method,
        kind,
        size,
        sold: none,
        refunded: none,
        reversed: none,
      }
      rows.set(key, { ...known, [name]: add(known[name], sum) })
    }
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}
