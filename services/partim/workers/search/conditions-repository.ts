import { and, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Given } from '@/services/shared/prepared'
import { favourites } from '../../tables/favourites'
import { workplaces } from '../../tables/resume-readers'
import { searchTexts } from '../../tables/search-entries'
import { isNotAmongHidden } from '../hiding/repository'
import { type Asked, needName, type Shape } from './asked'

/** The entry that a condition is about; every query calls it `e`. */
const e = {
  workerId: sql.raw('e.worker_id'),
  workTypes: sql.raw('e.work_types'),
  freeParts: sql.raw('e.free_parts'),
  freeDates: sql.raw('e.free_dates'),
  busyDates: sql.raw('e.busy_dates'),
  languages: sql.raw('e.languages'),
  certificates: sql.raw('e.certificates'),
  months: sql.raw('e.months'),
  birthDate: sql.raw('e.birth_date'),
  isVerified: sql.raw('e.is_verified'),
  hasVideo: sql.raw('e.has_video'),
}

const payColumns = { hour: 'e.hourly_pay', day: 'e.daily_pay', night: 'e.nightly_pay' } as const

function isFreeIn(asked: Given<Asked>, { isAnyPart, isDated }: Shape['slots'][number], slot: number): SQL {
  const conditions = isDated.map((dated, index) => {
    const name = needName(slot, index)
    const bits = sql`${asked[`bits ${name}`]}::int`
    const free = isAnyPart ? sql`(${e.freeParts} & ${bits}) <> 0` : sql`(${e.freeParts} & ${bits}) = ${bits}`
    if (!dated) return free
    const date = sql`${asked[`date ${name}`]}::date`
    return sql`((${free} or ${date} = any(${e.freeDates})) and not ${date} = any(${e.busyDates}))`
  })
  return sql.join(conditions, sql` and `)
}

function isFree(asked: Given<Asked>, { slots, isFreeInAll }: Shape): SQL | undefined {
  const conditions = slots.map((slot, index) => sql`(${isFreeIn(asked, slot, index)})`)
  return isFreeInAll ? and(...conditions) : or(...conditions)
}

function hasExperience({ experienceMonths: months }: Given<Asked>, { experienceIn }: Shape): SQL | undefined {
  if (months === null) return undefined
  if (experienceIn.length === 0) return sql`${months}::int <= any(${e.months})`
  return or(...experienceIn.map((type) => sql`${e.months}[${sql.raw(String(type + 1))}] >= ${months}::int`))
}

/** Whether somebody did at least a shift for a company to the end, and was not only hired by it. */
export const hasWorked: SQL = sql`${workplaces.workedOn} is not null`

const isOurs = (
  table: typeof favourites | typeof workplaces,
  companyId: string | Placeholder,
  only: SQL = sql`true`,
) =>
  sql`exists (select from ${table} where ${table.companyId} = ${companyId}::uuid
    and ${table.workerId} = ${e.workerId} and ${only} offset 0)`

/** The condition that the texts of an entry match; a subquery of its own, so that it is looked up per entry. */
const textMatches = (query: string | Placeholder): SQL =>
  sql`exists (select from ${searchTexts} where ${searchTexts.workerId} = ${e.workerId}
    and ${searchTexts.keys} @@ ${query}::tsquery offset 0)`

/** What an entry has to meet, but for its place; every part uses the facts of the entry alone where it can. */
export function conditionsOf(asked: Given<Asked>, shape: Shape): SQL | undefined {
  const { companyId, bornUntil, filmedBornUntil, workTypes, pay, languages, certificates, texts } = asked
  const hasAll = (column: SQL, bits: number | Placeholder | null) =>
    bits === null ? undefined : sql`(${column} & ${bits}::int) = ${bits}::int`
  return and(
    sql`(${e.birthDate} is null or ${e.birthDate} <= ${bornUntil}::date)`,
    shape.isOfNumbers ? sql`false` : undefined,
    workTypes === null ? undefined : sql`(${e.workTypes} & ${workTypes}::int) <> 0`,
    shape.slots.length > 0 ? isFree(asked, shape) : undefined,
    pay === null ? undefined : sql`coalesce(${sql.raw(payColumns[shape.unit])}, 0) <= ${pay}::int`,
    hasExperience(asked, shape),
    hasAll(e.languages, languages),
    hasAll(e.certificates, certificates),
    shape.isVerified ? sql`${e.isVerified}` : undefined,
    filmedBornUntil === null
      ? undefined
      : sql`(${e.hasVideo} and ${e.birthDate} <= ${filmedBornUntil}::date)`,
    shape.workedForUs ? isOurs(workplaces, companyId, hasWorked) : undefined,
    shape.isFavourite ? isOurs(favourites, companyId) : undefined,
    isNotAmongHidden(e.workerId, companyId),
    texts === null ? undefined : textMatches(texts),
  )
}
