import type { payUnits } from '@/validators/job-post-terms'
import { month } from '@/validators/month-names'
import { type Found, type Line, overlaps, pattern } from './line'
import { baht, hour, number, people, readNumber } from './numbers'

const perPerson = /(คน|ท่าน|หัว)\s*ล่?ะ|(\/|ต่?อ่?|per)\s*(คน|ท่าน|หัว)/

/** Less is paid to nobody: such a number counts something else. */
const minBaht = 20
const maxBaht = 100_000

const unit = `(วั?น|day|${hour}|งาน|จ๊อบ|จ็อบ|job|กะ|เวร|รอบ|ครั้ง|คืน|เดือน|สัปดาห์|อาทิตย์|คน|ท่าน|หัว)`
/** "Per", with the tone mark in either place. */
const per = 'ต่?อ่?'
const flat = '(เหมา(จ่าย|งาน|รวม|จบ|ๆ)*)'
/** Paid for all of it, unless that may be when it is paid ("500 จบงานจ่าย", "จ่าย 500 จบงาน"). */
const done =
  '((?<!(จ่าย|รับ|โอน|สด|เงิน|หลัง|ตอน|พอ|เสร็จ)\\S{0,4}\\s?|จ่าย\\S*\\s*[\\d,]+\\s*(บาท|บ\\.|\\.-)?\\s?)จบ(งาน|จ๊อบ)(?!แล้ว|ค่อย|จ่าย|รับ|โอน|ปุ๊บ))'
const money =
  '(ค่าแรง|ค่าจ้าง|ค่าตัว|ค่าเหนื่อย|ค่าขนม|ค่าเสียเวลา|ค่าตอบแทน|รายได้|เรท|เรต|จ่าย(เงินสด|สด)?|จ้าง|ให้|ได้|pay|rate)'
const left = `(${hour}(?=\\s*:?\\s*\\d{2,3}(?![\\d.:,]))|${unit}\\s*(ล่?ะ|นึง|หนึ่ง)|(1|หนึ่ง)\\s*(วัน|${hour})(?=\\s*:?\\s*\\d{2,4}\\s*${baht})|ราย\\s*${unit}|${per}\\s*${unit}|${flat}|${done}|${money}|฿|[:=])`
const right = `(${baht}|(\\/|${per}|per)\\s*(\\d+\\s*)?${unit}(?!\\s*ล่?ะ)|1\\s*(วัน|${hour})|(ราย\\s*${unit}|${flat}|${done})(?!(จ่าย|งาน|รวม|จบ|ๆ|(คน|ท่าน|หัว)ละ|\\s)*(${number}))|เท่านั้น|ถ้วน|จ่าย(เงิน)?(สด|เลย|จบ)(?!\\s*\\d))`

/** Figures before one of these count something else. */
const notMoney = `(?!\\s*(${people}|โมง|ทุ่ม|วัน(?![ก-๎])|กะ|แรง|เท่า(?!กัน)|มื้อ|นาที|รอบ|น\\.|${hour}(?!\\.?\\s*(ล่?ะ|:?\\s*\\d{2,3}(?!\\d)))|${month})|[.:]\\d|\\/\\d(?!\\s*${hour})|-\\d)`

const amounts = pattern(
  `(?<left>(${left}[\\s\\0]*)*)(?<!\\d\\s*-\\s*)(?<amount>${number})${notMoney}(?<right>(\\s*${right})*)`,
)
const ranges = pattern(
  `(?<left>(${left}\\s*)*)(?<amount>${number})\\s*(-|ถึง)\\s*(?<to>${number})${notMoney}(?<right>(\\s*${right})*)`,
)

type PayUnit = (typeof payUnits)[number]

export type Pay = {
  /** Satang for one person per unit. */
  readonly payAmount: number | null
  readonly payUnit: PayUnit | null
  /** Whether the unit was said as a night: that is the day it begins on, where there is one shift of it. */
  readonly isPerNight: boolean
  /** Whether it was said for each person, and for nothing else. */
  readonly isPerPerson: boolean
  /** Where rates are said that exclude each other, each with its unit: which those are. */
  readonly possiblePays: readonly PossiblePay[]
}

/** Satang for one person per `payUnit`. */
export type PossiblePay = { readonly payAmount: number; readonly payUnit: PayUnit }

/** Reads "600 a day", "60 an hour", "1,500 for the job". A range or two different rates give no amount. */
export function readPay(line: Line): Pay {
  const found = [...line.find(ranges), ...line.find(amounts)].filter(speaksOfMoney).filter(isNotInside)
  const units = new Set(found.flatMap(unitsOf))
  const [unit] = units.size === 1 ? units : []
  const baht = new Set(
    found.map((stretch) =>
      stretch.groups.to || isOpen(line, stretch) || goesOn(line, stretch)
        ? null
        : readNumber(stretch.groups.amount ?? ''),
    ),
  )
  const [only = null] = baht
  const isAmount = baht.size === 1 && only !== null && only <= maxBaht
  const isOffered = !units.has('other')
  const payAmount = isAmount && isOffered ? Math.round(only * 100) : null
  for (const stretch of found) line.take('pay', stretch, payAmount !== null)
  const isPerPerson =
    units.size === 0 && found.some(({ groups }) => perPerson.test(`${groups.left} ${groups.right}`))
  return {
    payAmount,
    payUnit: unit ? asPayUnit(unit) : null,
    isPerNight: unit === 'night',
    isPerPerson,
    possiblePays: units.size > 1 ? ratesOf(found) : [],
  }
}

/** The amounts with their units; none unless every one has both. */
function ratesOf(found: readonly Found[]): readonly PossiblePay[] {
  const rates = found.flatMap((stretch) => {
    const [unit, second] = unitsOf(stretch)
    const payUnit = unit && !second ? asPayUnit(unit) : null
    const amount = stretch.groups.to ? null : readNumber(stretch.groups.amount ?? '')
    return payUnit && amount ? [{ payAmount: Math.round(amount * 100), payUnit }] : []
  })
  return rates.length === found.length ? rates : []
}

/** Whether a number has a baht sign, a unit or a word for pay beside it. */
function speaksOfMoney({ groups }: Found): boolean {
  const cues = `${groups.left} ${groups.right}`
  const isOfTheClock = [groups.amount, groups.to].some((figures) => /^\d{1,2}\.\d0$/.test(figures ?? ''))
  if ((groups.to && isOfTheClock) || (readNumber(groups.amount ?? '') ?? minBaht) < minBaht) return false
  // "Until 22.00, paid in cash" is no amount.
  if (/^\s*จ่าย\S*\s*$/.test(cues) && !/^[1-9][\d,]{2,}$/.test(groups.amount ?? '')) return !groups.right
  return /[^\s:=]/.test(cues)
}

const leastAlone = 250
const mostAlone = 3_000
/** What bare figures before a particle, a sign or the end of the line are, where nothing else is. */
const alone = pattern(
  `(?<=^|[\\s\\0(])(?<amount>${number})(?=\\s*($|[^\\sก-๎\\w.,:/%-]|ค่?ะ|ค[รั]|จ้|นะ|มี(ใคร|ข้าว)|ใคร|สนใจ|ทัก|ด่วน|โทร))`,
)
/** Words that figures belong to which are no pay. */
const counts =
  /(?:รุ่น|หมู่\S*|กว่า|ประมาณ|ถึง|หรือ|สูง|ขนาด|ยอด\S*|ชุด|ตัว|แขก|ลูกค้า|คน|ราคา|ลด|ค่า\S*|บัตร|ตั๋ว|สาย|อีก|เริ่ม\S*|ตั้งแต่|ไม่เกิน|เจอ\S*|นัด\S*|-)\s*$/

/**
 * Reads the only figures that are left when all else is read as the pay, where they are like a day's: "เสิร์ฟ 2 คน
 * พรุ่งนี้ 10.00-20.00 สยาม 500". Those that may be hours are none where the hours are not said.
 */
export function readBarePay(line: Line, isTimed: boolean): number | null {
  const found = barePay(line, isTimed)
  if (!found) return null
  line.take('pay', found, true)
  return (readNumber(found.groups.amount ?? '') ?? 0) * 100
}

/** Whether bare figures that are like a day's pay are left beside the one that is said, in satang: one of the two is wrong. */
export function hasOtherPay(line: Line, said: number, isTimed: boolean): boolean {
  const found = barePay(line, isTimed)
  if (!found || readNumber(found.groups.amount ?? '') === said / 100) return false
  line.take('pay', found, false)
  line.doubt('pay')
  return true
}

function barePay(line: Line, isTimed: boolean): Found | null {
  const [found, second] = line.find(alone)
  const others = line.text.match(/\d{3,}/g) ?? []
  if (!found || second || others.length > 1 || counts.test(line.before(found))) return null
  const amount = readNumber(found.groups.amount ?? '') ?? 0
  const isLikely = amount >= leastAlone && amount <= mostAlone && amount % (amount < 1_000 ? 10 : 100) === 0
  const isTime = /^\d{4}$/.test(found.groups.amount ?? '') && amount < 2_500 && !isTimed
  return isLikely && !isTime ? found : null
}

/** "From 450", "up to 800": what is paid may be another amount. */
const isOpen = (line: Line, stretch: Found) =>
  /(?:สูงสุด|เริ่มต้น|ตั้งแต่|ไม่เกิน|ประมาณ|ถึง)\s*(?:ที่)?\s*$/.test(line.before(stretch)) ||
  /^\s*(?:ขึ้นไป|กว่า|up(?![a-z])|\+\+)/.test(line.after(stretch))

/** "1 พัน 5" is 1,500 and "6 ร้อยครึ่ง" is 650 to who writes it: a sum that goes on behind its words is none that is read. */
const goesOn = (line: Line, stretch: Found) =>
  /(?:ร้อย|พัน|หมื่น)$/.test(stretch.groups.amount ?? '') &&
  /^\s*(?:ครึ่ง(?![ก-๎])|[1-9]\s*(?:$|บาท|\/|ต่อ))/.test(line.after(stretch))

const isNotInside = (stretch: Found, index: number, all: readonly Found[]) =>
  !all.slice(0, index).some((other) => overlaps(stretch, other))

type ReadUnit = PayUnit | 'shift' | 'night' | 'other'

const unitWords: readonly (readonly [RegExp, ReadUnit])[] = [
  [/(?:[2-9]|\d\d)\s*(?:ชั่วโมง|ช\.?ม|ซม|h)/, 'shift'],
  [/วัน|\/\s*วน|day/, 'day'],
  [/ชั่วโมง|ช\.?ม(?!พู)|ซม|hour|hr|(?:\/|per)\s*h/, 'hour'],
  [/เหมา|งาน|(?<!จ่าย\S{0,5})จบ|จ[๊็]อบ|job/, 'job'],
  [/กะ|เวร|รอบ|ครั้ง/, 'shift'],
  [/คืน/, 'night'],
  [/เดือน|สัปดาห์|อาทิตย์/, 'other'],
]

/** The units of a rate: in each cue the first match of `unitWords` decides, so "eight hours" is not "per hour". */
function unitsOf({ groups }: Found): ReadUnit[] {
  const cues = [groups.left ?? '', groups.right ?? ''].map((cue) => cue.replaceAll(/ค่าจ้าง|จ้าง/g, ''))
  return cues.flatMap((cue) => unitWords.find(([words]) => words.test(cue))?.[1] ?? [])
}

function asPayUnit(read: ReadUnit): PayUnit | null {
  if (read === 'night') return 'day'
  return read === 'day' || read === 'hour' || read === 'job' ? read : null
}
