import type { payUnits } from '@/validators/job-post-terms'

/** The least pay that a search names: satang by the hour, for a day's work, or for the whole job. */
export type SaidPay = { readonly unit: (typeof payUnits)[number]; readonly satang: number }

const per = '(?:วัน|กะ|ชั่วโมง|ชม\\.?|งาน|จ๊อบ)'
const money = new RegExp(
  [
    '(?<named>(?:(?:ค่าแรง|ค่าจ้าง|ค่าตอบแทน|รายได้|เงิน|ได้|ขั้นต่ำ|อย่างน้อย|มากกว่า|(?<!ไม่)เกิน|ตั้งแต่)\\s*)*)',
    `(?:(?<each>${per})\\s*ละ\\s*|ราย(?<kind>วัน|ชั่วโมง)\\s*)?`,
    '(?<sign>฿\\s*)?',
    '(?<![\\d.,:/-])(?<amount>\\d{1,3}(?:,\\d{3})+|\\d{2,6})(?:\\.0+)?(?![\\d:]|[.,]\\d)',
    '(?:\\s*(?:-|–|ถึง)\\s*\\d[\\d,]*)?',
    '(?:\\s*(?<baht>บาท|฿|บ\\.|บ(?![ก-๎])|thb\\b|baht\\b))?',
    `(?:\\s*(?:/|ต่อ)\\s*(?<by>${per}))?`,
    '(?:\\s*(?<more>\\++|ขึ้นไป|up\\b))?',
  ].join(''),
  'i',
)

/** A figure of something else: at most so much, an age, by the month. */
const otherBefore = /(?:ไม่เกิน|ต่ำกว่า|น้อยกว่า|ไม่ถึง|อายุ|เดือนละ)\s*$/
const otherAfter = /^\s*(?:(?:\/|ต่อ)\s*เดือน|ชั่วโมง|ชม|นาที|โมง|ทุ่ม|น\.|คน|วัน|กะ|รอบ|ชิ้น|ปี|%)/
/** Smaller figures with a plus alone are ages. */
const leastWithPlus = 100
/** Less is nobody's pay for a day. */
const leastForDay = 200
const mostBaht = 100_000

function unitOf(said: string | undefined, baht: number): SaidPay['unit'] {
  if (said) return /^(?:ชั่วโมง|ชม)/.test(said) ? 'hour' : /^(?:งาน|จ๊อบ)/.test(said) ? 'job' : 'day'
  return baht < leastForDay ? 'hour' : 'day'
}

/** The least pay that a text names (its figures in Latin digits), and the text without it; null where it names none. */
export function readSaidPay(text: string): { readonly pay: SaidPay; readonly rest: string } | null {
  const found = money.exec(text)
  if (!found?.groups) return null
  const { named = '', each, kind, sign, amount = '', baht: word, by, more } = found.groups
  const baht = Number(amount.replaceAll(',', ''))
  const isPay =
    [each, kind, sign, word, by].some(Boolean) ||
    /ค่าแรง|ค่าจ้าง|ค่าตอบแทน|รายได้/.test(named) ||
    (Boolean(more) && baht >= leastWithPlus)
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  if (!isPay || baht > mostBaht || otherBefore.test(before) || otherAfter.test(after)) return null
  return { pay: { unit: unitOf(each ?? kind ?? by, baht), satang: baht * 100 }, rest: `${before} ${after}` }
}
