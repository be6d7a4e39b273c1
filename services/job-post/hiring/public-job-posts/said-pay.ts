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
  'gi',
)

/** A figure of something else: at most so much, an age, by the month. */
const otherBefore = /(?:ไม่เกิน|ต่ำกว่า|น้อยกว่า|ไม่ถึง|อายุ|เดือนละ)\s*$/
const otherAfter =
  /^\s*(?:(?:\/|ต่อ)\s*เดือน|ชั่วโมง|ชม|นาที|โมง|ทุ่ม|น\.|คน|วัน|กะ|รอบ|ชิ้น|ปี|%|โต๊ะ|ห้อง|ที่(?![ก-๎])|ตัว|กม|เมตร|กก|โล|แก้ว|กล่อง)/
/** Before the number of something that has one. */
const numbered =
  /(?:ซอย|ซ\.|ถนน|ถ\.|ห้อง|อาคาร|ตึก|ชั้น|หมู่|ม\.|เลขที่|รุ่น|สาย|กม\.?|โซน|ฮอลล์|แขก|ที่|โทร|อายุ|ประมาณ)\s*$/
/** Smaller figures with a plus alone are ages. */
const leastWithPlus = 100
/** Less is nobody's pay for a day. */
const leastForDay = 200
const mostBaht = 100_000
/** What bare figures are between that are like a day's pay, and like nothing else beside work and places. */
const leastBare = 250
const mostBare = 3_000

function unitOf(said: string | undefined, baht: number): SaidPay['unit'] {
  if (said) return /^(?:ชั่วโมง|ชม)/.test(said) ? 'hour' : /^(?:งาน|จ๊อบ)/.test(said) ? 'job' : 'day'
  return baht < leastForDay ? 'hour' : 'day'
}

type Read = { readonly pay: SaidPay; readonly rest: string }

/** The least pay that a text names (its figures in Latin digits), and the text without it; null where it names none. */
export function readSaidPay(text: string): Read | null {
  for (const found of text.matchAll(money)) {
    const read = payOf(text, found)
    if (read) return read
  }
  return null
}

function payOf(text: string, { 0: said, index, groups = {} }: RegExpExecArray): Read | null {
  const { named = '', each, kind, sign, amount = '', baht: word, by, more } = groups
  const baht = Number(amount.replaceAll(',', ''))
  const before = text.slice(0, index)
  const after = text.slice(index + said.length)
  const isPay =
    [each, kind, sign, word, by].some(Boolean) ||
    /ค่าแรง|ค่าจ้าง|ค่าตอบแทน|รายได้/.test(named) ||
    (Boolean(more) && baht >= leastWithPlus) ||
    isBarePay(baht, before, after)
  if (!isPay || baht > mostBaht || otherBefore.test(before) || otherAfter.test(after)) return null
  return { pay: { unit: unitOf(each ?? kind ?? by, baht), satang: baht * 100 }, rest: `${before} ${after}` }
}

/** "ล้างจาน 500": figures by themselves that can only be what a day is paid. */
const isBarePay = (baht: number, before: string, after: string) =>
  baht >= leastBare &&
  baht <= mostBare &&
  baht % (baht < 1_000 ? 10 : 100) === 0 &&
  /(?:^|[\sก-๎])$/.test(before) &&
  /^(?:\s|$)/.test(after) &&
  !numbered.test(before)
