import type { payUnits } from '@/validators/job-post-terms'
import { type Found, type Line, pattern } from './line'
import { number, readNumber } from './numbers'

const maxBaht = 100_000

const hour = '(?:ชั่วโมง|ช\\.?ม\\.?(?!พู)|ซม\\.?|hour|hr|h(?![a-z]))'
const unit = `(?:วัน|day|${hour}|งาน|จ๊อบ|จ็อบ|job|กะ|คืน|เดือน|สัปดาห์|อาทิตย์|คน|หัว)`
const baht = '(?:บาท|บ\\.|บ(?![ก-๎])|\\.-|฿|thb)'
const flat = '(?:เหมา(?:จ่าย|งาน|รวม|ๆ)?)'
const money = '(?:ค่าแรง|ค่าจ้าง|ค่าตัว|ค่าเหนื่อย|ค่าตอบแทน|รายได้|เรท|เรต|จ่าย|จ้าง|ให้|ได้|pay|rate)'
const left = `(?:${unit}\\s*ล่?ะ|ราย\\s*${unit}|ต่อ\\s*${unit}|${flat}|${money}|฿|[:=])`
const right = `(?:${baht}|(?:\\/|ต่อ|per)\\s*(?:\\d+\\s*)?${unit}|(?:ราย\\s*${unit}|${flat})(?!(?:จ่าย|งาน|รวม|ๆ|คนละ|\\s)*(?:${number}))|เท่านั้น|ถ้วน)`

/** Figures before one of these count something else. */
const notMoney = `(?!\\s*(?:คน|ท่าน|ตำแหน่ง|อัตรา|โมง|ทุ่ม|วัน|กะ|นาที|รอบ|น\\.|${hour}|[ก-ฮ][ิี]?\\.[ก-ฮ]|เม\\.ย|มกรา|กุมภา|มีนา|เมษา|พฤษ|มิถุนา|กรก|สิงหา|กันยา|ตุลา|พฤศ|ธันวา)|[.:]\\d|\\/\\d(?!\\s*${hour})|-\\d)`

const amounts = pattern(`(?<left>(?:${left}\\s*)*)(?<amount>${number})${notMoney}(?<right>(?:\\s*${right})*)`)
const ranges = pattern(
  `(?<left>(?:${left}\\s*)*)(?<amount>${number})\\s*(?:-|ถึง)\\s*(?<to>${number})${notMoney}(?<right>(?:\\s*${right})*)`,
)

type PayUnit = (typeof payUnits)[number]

export type Pay = {
  /** Satang for one person per unit. */
  readonly payAmount: number | null
  readonly payUnit: PayUnit | null
}

/** Reads "600 a day", "60 an hour", "1,500 for the job". A range, or two rates, is no amount. */
export function readPay(line: Line): Pay {
  const found = [...line.find(ranges), ...line.find(amounts)].filter(speaksOfMoney).filter(isNotInside)
  const units = new Set(found.flatMap(unitsOf))
  const payUnit = units.size === 1 ? asPayUnit([...units][0]) : null
  const baht = new Set(found.map(({ groups }) => (groups.to ? null : readNumber(groups.amount ?? ''))))
  const [only = null] = baht
  const isAmount = baht.size === 1 && only !== null && only >= 1 && only <= maxBaht
  const isOffered = !units.has('other')
  const payAmount = isAmount && isOffered ? Math.round(only * 100) : null
  for (const stretch of found) line.take('pay', stretch, payAmount !== null)
  return { payAmount, payUnit }
}

/** A number with a baht sign, a unit or a word for pay beside it. */
function speaksOfMoney({ groups }: Found): boolean {
  const cues = `${groups.left} ${groups.right}`
  return /[^\s:=]/.test(cues)
}

const isNotInside = (stretch: Found, index: number, all: readonly Found[]) =>
  !all.slice(0, index).some((other) => stretch.start < other.end && other.start < stretch.end)

type ReadUnit = PayUnit | 'shift' | 'other'

const unitWords: readonly (readonly [RegExp, ReadUnit])[] = [
  [/\d\s*(?:ชั่วโมง|ช\.?ม|ซม|h)/, 'shift'],
  [/วัน|day/, 'day'],
  [/ชั่วโมง|ช\.?ม(?!พู)|ซม|hour|hr|(?:\/|per)\s*h/, 'hour'],
  [/เหมา|งาน|จ[๊็]อบ|job/, 'job'],
  [/กะ|คืน/, 'shift'],
  [/เดือน|สัปดาห์|อาทิตย์/, 'other'],
]

/** The units a rate names: the first word of each cue decides, so that "eight hours" is not "per hour". */
function unitsOf({ groups }: Found): ReadUnit[] {
  const cues = [groups.left ?? '', groups.right ?? ''].map((cue) => cue.replaceAll(/ค่าจ้าง|จ้าง/g, ''))
  return cues.flatMap((cue) => unitWords.find(([words]) => words.test(cue))?.[1] ?? [])
}

const asPayUnit = (read: ReadUnit | undefined): PayUnit | null =>
  read === 'day' || read === 'hour' || read === 'job' ? read : null
