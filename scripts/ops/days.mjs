/** The year of the common era that is meant by one of either era (validators/buddhist-year.ts). */
export const commonYear = (year) => (year >= 2400 && year <= 2700 ? year - 543 : year)

/** A day (YYYY-MM-DD, of either era) with its year of the common era; undefined for what is no day. */
export function commonDay(written = '') {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return undefined
  const day = `${commonYear(Number(written.slice(0, 4)))}${written.slice(4)}`
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined
}
