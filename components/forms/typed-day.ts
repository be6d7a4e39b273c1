import { latinDigits } from '@/validators/digits'
import { isDate } from '@/validators/rules'

/** Years between the Buddhist era and the common one. */
const eraYears = 543
/** Nobody alive was born in a later year of the common era, nor in an earlier one of the Buddhist. */
const lastCommonYear = 2_400

/** Day, month and year as people type them: 10/05/2547, 10 5 2004, 10052547; and as programs do: 2004-05-10. */
const spellings = [
  /^(?<day>\d{1,2})[\s/.-]+(?<month>\d{1,2})[\s/.-]+(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]

/** The day (YYYY-MM-DD) that somebody typed with a year of either era; null for anything else. */
export function readTypedDay(typed: string): string | null {
  const text = latinDigits(typed.trim())
  const parts = spellings.map((spelling) => spelling.exec(text)?.groups).find((found) => found !== undefined)
  if (!parts) return null
  const { day = '', month = '', year = '' } = parts
  const common = Number(year) > lastCommonYear ? Number(year) - eraYears : Number(year)
  const found = `${common}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(found) ? found : null
}

/** The same day as it is written on cards and forms: 10/05/2547. What is no day stays as it was typed. */
export function tidyTypedDay(typed: string): string {
  const day = readTypedDay(typed)
  if (day === null) return typed
  const [year, month, date] = day.split('-')
  return `${date}/${month}/${Number(year) + eraYears}`
}
