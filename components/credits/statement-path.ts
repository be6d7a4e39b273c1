import { creditKinds, type StatementFilter, statementTypes } from '@/lib/credits/credit-statement'
import { commonDay } from '@/validators/buddhist-year'
import { isDate } from '@/validators/rules'

const names = {
  kind: 'kind',
  type: 'type',
  branchId: 'branch',
  from: 'from',
  to: 'to',
} as const satisfies Record<keyof StatementFilter, string>

const queryOf = (filter: StatementFilter): URLSearchParams => {
  const query = new URLSearchParams()
  for (const [part, name] of Object.entries(names)) {
    const value = filter[part as keyof StatementFilter]
    if (value) query.set(name, value)
  }
  return query
}

const withQuery = (path: string, filter: StatementFilter) => {
  const query = queryOf(filter)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The address of the statement under a filter. */
export const statementPath = (filter: StatementFilter): string => withQuery('/my-credit', filter)

/** Where the statement begins, below the balances: there whoever filters goes on reading. */
export const statementPart = '/my-credit#statement'

/** The address of the file with the lines of a filter. */
export const statementFilePath = (filter: StatementFilter): string =>
  withQuery('/api/credit-statement', filter)

/**
 * The filter in an address; invalid parts are ignored, and so are branches that are not among these. Days that were chosen
 * the other way round are turned.
 */
export function filterOf(
  query: Readonly<Record<string, string | string[] | undefined>>,
  branchIds: readonly string[],
): StatementFilter {
  const one = (part: keyof StatementFilter) => {
    const value = query[names[part]]
    return typeof value === 'string' ? value.trim() : undefined
  }
  const day = (part: 'from' | 'to') => {
    const text = commonDay(one(part) ?? '')
    return isDate(text) ? text : undefined
  }
  const [kind, type, branchId] = [one('kind'), one('type'), one('branchId')]
  const [from, to] = [day('from'), day('to')]
  // Somebody who chose the days the other way round means the time between them.
  const isTurned = from !== undefined && to !== undefined && from > to
  return {
    kind: creditKinds.find((known) => known === kind),
    type: statementTypes.find((known) => known === type),
    branchId: branchIds.find((known) => known === branchId),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
  }
}

/** The number of active filters. */
export const filtersIn = (filter: StatementFilter): number => queryOf(filter).size
