import { daysToNext } from '@/validators/next-weekday'
import { addDays } from '@/validators/shift-days'

/** Days from one to another: YYYY-MM-DD, both included. */
export type DaySpan = { readonly from: string; readonly to: string }

/**
 * Working days that a search names; `also` is their next time, where what is named is today and may be over soon, or can mean
 * either.
 */
export type SaidDays = DaySpan & { readonly also: DaySpan | null }

/** นี้, also with the mark or the vowel that people miss. */
const this_ = 'น(?:[ีิ][้่๊๋]|[ีิ](?![ก-๎]))'
const which = '(?:นี้|หน้า|ถัดไป|ที่จะถึง(?:นี้)?)'
const notInWord = '(?<![ก-๎])'
const work = '(?:(?:หา)?งาน)?'
const each = `${work}(?:ทุก)?`

/** Sunday is 0; the second spelling of each is a word or part of one as well, and counts only after วัน. */
const weekdays: readonly (readonly [right: string, mistaken: string])[] = [
  ['อาทิตย์?', 'อาทิ[ตด]'],
  ['จันทร์?', 'จันท?'],
  ['อังคา[รน]', 'อังคาล'],
  ['พุธ', 'พุท'],
  ['พฤหัส(?:บดี|ฯ)?', 'พฤหั[ดท]'],
  ['[ศส]ุกร์', '[ศส]ุกร?'],
  ['เสาร์', 'เสาร?'],
]
const english = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const weekdayPatterns = weekdays.map(([right, mistaken], day) =>
  [
    `${each}วัน\\s*(?:${right})(?:\\s*${which})?`,
    `${notInWord}${each}(?:${right})(?:\\s*${which}|(?![ก-๎]))`,
    `(?<!พระ)(?:${right})\\s*${which}`,
    `${each}วัน\\s*(?:${mistaken})(?:\\s*${which}|(?![ก-๎]))`,
    `\\b${english[day]}\\b`,
  ].join('|'),
)

const weekend = `(?:${each}(?:วัน)?(?:หยุด)?\\s*(?:เสาร?์?\\s*(?:[-–—/,&]|และ|กับ)?\\s*(?:วัน)?\\s*อาทิ(?:ตย?์?|ด)|สุดสัปดาห์)|${notInWord}ส\\.?\\s*[-–]\\s*อา\\.?(?![ก-๎])|\\bweekend\\b)(?:\\s*${which})?`
const week = `${work}(?:ภายใน|ใน)?(?<!วัน\\s*)(?:อาทิตย์?|สัปดาห์)\\s*${which}`

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const sundayOf = (today: string) => addDays(today, (7 - weekdayOf(today)) % 7)
const later = (today: string, last: string): DaySpan => ({ from: last < today ? today : last, to: last })
const isNext = (said: string) => /หน้า|ถัดไป/.test(said)
const isThis = (said: string) => /นี้$/.test(said) && !said.includes('ที่จะถึง')

type Read = (said: string, today: string) => DaySpan & Partial<SaidDays>

const ahead =
  (days: number): Read =>
  (_, today) =>
    later(today, addDays(today, days))

/** The days that "next" can mean, of so many days from a weekday on. */
function nextTimes(weekday: number, today: string, days: number): SaidDays {
  const [first = 0, ...others] = daysToNext(weekday, weekdayOf(today))
  const span = (ahead: number): DaySpan => ({
    from: addDays(today, ahead),
    to: addDays(today, ahead + days - 1),
  })
  const last = others.at(-1)
  return { ...span(first), also: last === undefined ? null : span(last) }
}

/** On a Sunday what is left of the weekend is that day, and the next weekend is meant as well unless นี้ says which. */
const weekendOf: Read = (said, today) => {
  const sunday = sundayOf(today)
  const next = { from: addDays(sunday, 6), to: addDays(sunday, 7) }
  if (isNext(said)) return nextTimes(6, today, 2)
  if (weekdayOf(today) !== 0) return { from: addDays(sunday, -1), to: sunday }
  return { from: today, to: today, also: isThis(said) ? null : next }
}

/** What is left of this week ends with its Sunday, so that อาทิตย์นี้ finds that day, too. */
const weekOf: Read = (said, today) => {
  const sunday = sundayOf(today)
  return isNext(said) ? { from: addDays(sunday, 1), to: addDays(sunday, 7) } : { from: today, to: sunday }
}

const oneDay = (day: string): DaySpan => ({ from: day, to: day })

/**
 * The next such day, or both that หน้า can mean. Where it is today, whose shifts may be over, the same day of next week is
 * meant as well unless นี้ says which.
 */
const weekdayFrom =
  (weekday: number): Read =>
  (said, today) => {
    if (isNext(said)) return nextTimes(weekday, today, 1)
    const coming = addDays(today, (weekday - weekdayOf(today) + 7) % 7)
    const isToday = coming === today && !isThis(said)
    return { ...oneDay(coming), also: isToday ? oneDay(addDays(today, 7)) : null }
  }

/** How days are said, the longer ones first: they contain shorter ones. */
const readers: readonly (readonly [pattern: RegExp, read: Read])[] = (
  [
    [`${work}(?:วัน)?มะเรื่อง(?:\\s*${this_})?`, ahead(3)],
    [`${work}(?:วัน)?ม(?:ะ|า)[รล]ื(?:น\\s*${this_}|${this_}|น)`, ahead(2)],
    [`${work}(?:วัน)?พร?[ุู][่้]?ง\\s*${this_}|${notInWord}พน\\.?(?![ก-๎])|\\b(?:tomorrow|tmrw?)\\b`, ahead(1)],
    [`${work}(?:วัน|คืน|เย็น|บ่าย|ค่ำ)\\s?${this_}|\\b(?:today|tonight)\\b`, ahead(0)],
    [weekend, weekendOf],
    [week, weekOf],
    ...weekdayPatterns.map((pattern, day) => [pattern, weekdayFrom(day)] as const),
  ] as const
).map(([pattern, read]) => [new RegExp(pattern, 'gi'), read])

/**
 * The days that a text (in its one form) names, counted from today on, and the text without them. Null where it names none,
 * or several of which it is not said how they belong together.
 */
export function readSaidDays(
  text: string,
  today: string,
): { readonly days: SaidDays; readonly rest: string } | null {
  let found: { days: SaidDays; rest: string } | null = null
  let rest = text
  for (const [pattern, read] of readers) {
    const said = rest.match(pattern)
    if (!said) continue
    if (found || said.length > 1) return null
    rest = rest.replace(pattern, ' ')
    found = { days: { also: null, ...read(said[0], today) }, rest }
  }
  return found
}
