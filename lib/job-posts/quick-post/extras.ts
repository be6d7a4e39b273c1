import type { Benefit, paydays } from '@/validators/job-post-terms'
import { type Found, type Line, pattern, type QuickPostMark, type QuickPostTopic, spellings } from './line'
import { weekday } from './weekday-names'

/** What a line says besides the terms of the work, for the fields that a post has for it. */
export type Extras = {
  /** Years, 15 to 80; null where the line names none, or several. */
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly benefits: readonly Benefit[]
  /** What people wear, as it was typed; empty where nothing is said of it. */
  readonly gear: string
  readonly payday: Payday | null
}

type Payday = (typeof paydays)[number]

const ages = [
  `(?<!สูง|หมด)อายุ\\s*(ระหว่าง|ตั้งแต่)?\\s*(?<from>\\d{2})\\s*(ปี)?\\s*((-|ถึง)\\s*(?<to>\\d{2})(?!\\d)\\s*(ปี)?|ปี\\s*ขึ้นไป|ขึ้นไป|\\+)`,
  '(?<!สูง|หมด)อายุ\\s*(ไม่เกิน|ไม่ถึง)\\s*(?<to>\\d{2})(?!\\d)\\s*(ปี)?',
  '(?<![\\d.,:/-])(?<from>\\d{2})\\s*(-|ถึง)\\s*(?<to>\\d{2})\\s*ปี(?![ก-๎]*(ก่อน|แล้ว))',
  '(?<![\\d.,:/-])(?<from>\\d{2})\\s*ปี\\s*(ขึ้น(ไป)?|\\+)',
  '(?<![\\d.,:/-]|ละ\\s*)(?<from>\\d{2})\\+(?=\\s*$|\\s+(?!ทิป|\\d))',
].map(pattern)

const colour =
  '\\s*(สี)?(ดำ|ขาว|น้ำเงิน|กรมท่า|กรม|เทา|แดง|เขียว|ฟ้า|ชมพู|ครีม|น้ำตาล|สุภาพ|เรียบร้อย|นักศึกษา|ไทย|ลำลอง|ทะมัดทะแมง)(ล้วน)?'

/** What comes with the work. An amount beside it is more than its field can hold, and stays for the description. */
const noAmount = '(?!\\s*(ให้|อีก|วัน|คน)*(ละ)?\\s*\\d)'
const meals = '(\\s*(\\d|หนึ่ง|สอง|สาม|ทุก)\\s*มื้อ)?'
const has = '(?<!ไม่)มี'
const food = '(ข้าว|อาหาร)(?!ต้ม|หมู|มัน|หน้า|เหนียว|ซอย|แกง)(กลางวัน|เที่ยง|เย็น|เช้า|น้ำ)?'
const free = '(ฟรี|ให้|เลี้ยง|พร้อม)'
const benefitWords: Readonly<Partial<Record<Benefit, readonly string[]>>> = {
  meal: [
    `${has}(${free})?${food}(${free}|\\s*(กิน|ทาน))*${meals}`,
    `(?<!ไม่)(ฟรี|เลี้ยง|แถม)\\s*${food}${meals}`,
    `(กิน)?${food}\\s*(ฟรี|มีให้|เลี้ยง)${meals}`,
  ],
  travel: [`${has}(ค่ารถ|ค่าเดินทาง|ค่าน้ำมัน)(ให้)?${noAmount}`, `(ค่ารถ|ค่าเดินทาง|ค่าน้ำมัน)(มี)?ให้${noAmount}`],
  uniform: [
    `${has}(ชุด|เสื้อ|ยูนิฟอร์ม|ผ้ากันเปื้อน)\\s*(ทำงาน|ฟอร์ม)?\\s*(ให้|ฟรี)`,
    `(ชุด|เสื้อ|ยูนิฟอร์ม)(${colour})?\\s*(มีให้|ฟรี)`,
  ],
  accommodation: [`${has}(ที่พัก|หอพัก|ห้องพัก|หอ)(ให้|ฟรี)*${noAmount}`, '(ที่พัก|หอพัก|ห้องพัก)\\s*(ฟรี|มีให้)'],
  tips: [
    `${has}ทิป(ให้)?${noAmount}`,
    `ทิป(แยก|ต่างหาก|(แบ่ง|หาร)(เท่า)?(กัน)?(ทุกคน)?)${noAmount}`,
    `(\\+|บวก)\\s*ทิป${noAmount}`,
  ],
  bonus: [`${has}(เบี้ยขยัน|โบนัส)${noAmount}`],
  insurance: [`${has}ประกันอุบัติเหตุ${noAmount}`],
  training: [`${has}(คน)?สอน(งาน)?(ให้)?`, '(?<!ไม่)สอนงานให้'],
}
const benefitReaders = Object.entries(benefitWords).map(
  ([benefit, words]) => [benefit as Benefit, pattern(words.join('|'))] as const,
)

const garment = spellings(
  '(เสื้อ(ยืด|เชิ้ต|โปโล|แขนยาว|แขนสั้น|มีปก|คอปก)|กางเกง(ขายาว|ยีนส์|สแล็ค|สแลค)?|กระโปรง(ยาว)?|รองเท้า(ผ้าใบ|หุ้มส้น|คัทชู|เซฟตี้|บูท)?|ถุงมือ|หมวก|ผ้ากันเปื้อน)',
)
const coloured = `((ชุด|เสื้อ|${garment})(${colour}))`
const notWorn = '(?<!ขาย|ร้าน|แพ็ค|แพค|พับ|รีด|ซัก|ค่า|มี|จัด|ประกัน|มัดจำ|ตัด|เย็บ|แบบ)'
const wear = '((แต่ง(กาย|ตัว)?|ใส่|สวม|เตรียม|นำ|เอา)\\s*(มา)?\\s*)'
const worn = `(${coloured}|${garment})`
/** Clothes and their colour, or clothes to put on; not those that the shop gives. */
const gear = pattern(
  `${notWorn}(${coloured}|${wear}${worn})(\\s*(และ|กับ|,|\\+|/)?\\s*${worn})*(?!\\s*(มี)?(ให้|ฟรี))`,
)
const wearing = new RegExp(`^${wear}`)

const money = '(เงิน|ค่าแรง|ค่าจ้าง|ค่าตัว|ตัง(ค์)?)'
const pays = `((จ่าย|โอน)(${money})?|รับ(${money}|(?=สด)))(สด)?(ให้)?(ทันที)?`
const paydayReaders = (
  [
    [
      'same_day',
      `${pays}\\s*(หลัง(เลิก|จบ)(งาน)?|วันต่อวัน|รายวัน(?!ละ|\\s*(ละ\\s*)?\\d)|หน้างาน|เลิกงาน)(เลย|ทันที)?`,
    ],
    ['same_day', `(เลิก|จบ)(งาน)?(แล้ว)?\\s*((จ่าย|โอน)(เงิน|สด)*|รับ(เงิน|สด|ตัง(ค์)?|เลย)+)(เลย|ทันที)?`],
    // Cash alone says how, not when.
    ['same_day', '(จ่าย|รับ)(เงิน)?สด(เลย|ทันที|ไม่ต้องรอ|รายวัน)(?!\\s*(ทุก|สิ้น|ราย|จบ))|วันต่อวัน'],
    ['weekly', `${pays}\\s*((ทุก|ราย)(สัปดาห์|อาทิตย์(?!ที่))|ทุก(วัน)?${weekday})`],
    [
      'half_month',
      `${pays}\\s*((ทุก|ราย)?ครึ่งเดือน|ทุก\\s*15\\s*วัน|เดือนละ\\s*(2|สอง)\\s*(ครั้ง|รอบ))|วิก(ละ)?\\s*15\\s*วัน`,
    ],
    ['month_end', `${pays}\\s*(ทุก|ตอน)?สิ้นเดือน|เงินออกสิ้นเดือน`],
  ] as const
).map(([payday, words]) => [payday, pattern(words)] as const)

/** Reads what a line says besides the terms of the work; `line` is of its own, with nothing taken out. */
export function readExtras(line: Line): Extras {
  const { minAge, maxAge } = readAges(line)
  const payday = readPayday(line)
  const given = benefitReaders.filter(([, wanted]) => taken(line, 'benefits', wanted).length > 0)
  return { minAge, maxAge, benefits: given.map(([benefit]) => benefit), gear: readGear(line), payday }
}

/** Takes all that a pattern finds; the words of each, as they were typed. */
function taken(line: Line, topic: QuickPostTopic, wanted: RegExp): string[] {
  return line.find(wanted).map((found) => {
    const words = line.typed.slice(found.start, found.end)
    line.take(topic, found, true)
    return words
  })
}

function readAges(line: Line): Pick<Extras, 'minAge' | 'maxAge'> {
  const found: Found[] = []
  for (const wanted of ages) found.push(...line.find(wanted, found))
  const read = found.map(({ groups: { from, to } }) => ({ minAge: yearsOf(from), maxAge: yearsOf(to) }))
  const [only] = read
  const isOne = new Set(read.map((each) => JSON.stringify(each))).size === 1
  if (!only || !isOne || !isPossible(only)) return { minAge: null, maxAge: null }
  for (const stretch of found) line.take('age', stretch, true)
  return only
}

const yearsOf = (figures: string | undefined) => (figures ? Number(figures) : null)
const youngest = 15
const oldest = 80

const isPossible = ({ minAge, maxAge }: Pick<Extras, 'minAge' | 'maxAge'>) =>
  (minAge ?? youngest) >= youngest &&
  (maxAge ?? oldest) <= oldest &&
  (minAge ?? youngest) <= (maxAge ?? oldest)

function readGear(line: Line): string {
  return taken(line, 'gear', gear)
    .map((words) => words.replace(wearing, '').trim())
    .join(', ')
}

function readPayday(line: Line): Payday | null {
  const found = paydayReaders.flatMap(([payday, wanted]) =>
    line.find(wanted).map((stretch) => ({ payday, stretch })),
  )
  const [only, ...others] = new Set(found.map(({ payday }) => payday))
  if (!only || others.length > 0) return null
  for (const { stretch } of found) line.take('payday', stretch, true)
  return only
}

/** Words around what was read that say nothing of their own. */
const filler =
  /รับสมัคร(งาน)?|เปิดรับ|รับ|หา|ต้องการ|อยากได้|ขอ|ขาด|ด่วน|มากๆ?|จำนวน|พนักงาน|พนง\.?|เด็ก|น้อง|คน(งาน)?|วัน(ที่)?|เวลา|ตั้งแต่|เริ่ม(ต้น|งาน)?|เลิก(งาน)?|ถึง|จน|ที่|สาขา|แถว|ย่าน|ตรง|ร้าน|งาน|ทำ(งาน)?|มา|ไป|ช่วย|ช่วง|กะ|รอบ|เป็น|ได้|ให้|จ่าย|ค่า(แรง|จ้าง|ตัว|เหนื่อย|ตอบแทน|ขนม)|รายได้|เรท|บาท|บ\.|น\.|โมง|ค่?ะ|ครับ|คับ|จ้า?|นะ|เลย|หน่อย|ด้วย|และ|กับ|หรือ|มี|ใคร|ว่าง|ไหม|มั้ย|บ้าง|แล้ว|ก็|อีก|เอา|แค่|ทุก|ทั้ง|ละ|ๆ|ของ|เดี๋ยว|ตอน|เข้า|ประกาศ|สรุป|ตำแหน่ง|หน้า(ที่)?|โดย|ใน|จะ|ต้อง|เพิ่ม|ประจำ|พาร์?ท?ไทม์|part ?time|รายวัน|เหมา|คืน|เช้า|เย็น|บ่าย|ค่ำ|ดึก|กลาง|เที่ยง|นี้|พรุ่ง|ต้นไป|สัก|หลาย|รวม|แบบ|สถานที่|จบ|ไหน|เซ็นทรัล|wanted|ทีม|ดูแล|ลา|แทน|หยุด|เรียก(ตัว)?|ใกล้|เฉพาะ|อยู่|มื้อ/g

/** What is no part of a post: how to reach somebody, greetings, and whom no post may choose. */
const notForPosts =
  /https?:|www\.|@|[\d๐-๙][\d๐-๙ -]{7,}|\bline\b|(?<!ออน)ไลน์|ไอดี|inbox|อินบ|เฟส|facebook|โทร|ทัก(?!ษะ)|ติดต่อ|สอบถาม|สนใจ|แชท|แชร์|แอดมิน|ขออนุญาต|ฝาก(?!ของ)|สวัสดี|หวัดดี|ขอบคุณ|รบกวน|ลงชื่อ|หญิง|ชาย(?!หาด|แดน)|สาว|หนุ่ม|เพศ|(?<![ก-๎])[ชญ]\.?(?![ก-๎])/i

/** At least two letters side by side, beside the vowels and marks above and below them. */
const says = /[ก-ฮ][ะ-๎]*[ก-ฮ]|[a-z]{3}/i

/** What introduces the next mark, at the end of a phrase. */
const introduction =
  /(?:\s*(?:รับสมัคร|รับ|หา|ต้องการ|อยากได้|ขอ|ขาด|เอา|ที่|และ|กับ|เริ่ม(?:งาน)?|ตั้งแต่|ถึง|คืน|น้อง|ๆ|ใน|ใกล้|แถว|ย่าน|ตรง|อยู่|เรียก(?:ตัว)?|(?<![\d๐-๙]\s*)คน|พนักงาน))+$/
const aroundPhrase = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}.%]+$/gu

const cash = /(?:จ่าย|รับ)(?:เงิน)?สด/g

/** That pay is cash, where its words stand in those of the amount or of the payday, which no field says. */
const cashIn = (text: string, marks: readonly QuickPostMark[]) =>
  [...text.matchAll(cash)].flatMap(({ 0: words, index }) =>
    marks.some(
      ({ topic, start, end }) =>
        (topic === 'pay' || topic === 'payday') && start <= index && index + words.length <= end,
    )
      ? [{ work: '', words }]
      : [],
  )

/** That it is urgent. A road, a hotline, a delivery or a meal may be called so, too. */
const urgent = /(?<!ทาง|เลียบ|สาย|ของ|จาน|อาหาร|รถ|ส่ง|ทัก|โทร|คิว)ด่วน/

/**
 * The phrases that no mark stands in and that say something, in their order, for the description; `marks` are in the
 * order of the text. What is written together with the work stays with it ("แม่บ้านโรงแรม"). Ways to reach somebody stay
 * out, as staff would have to look at them.
 */
export function leftOver(text: string, marks: readonly QuickPostMark[]): string {
  const phrases = [undefined, ...marks].flatMap((mark, index) => {
    const words = text.slice(mark?.end ?? 0, marks[index]?.start ?? text.length)
    const [first = '', ...others] = words.split(/[\n;|•·()]+|,(?![\d๐-๙])/)
    const work = mark?.topic === 'workType' && /^[ก-๎a-z]/i.test(first) ? text.slice(mark.start, mark.end) : ''
    return [{ work, words: first }, ...others.map((each) => ({ work: '', words: each }))]
  })
  const said = [...phrases, ...cashIn(text, marks)]
    .filter(({ words }) => !notForPosts.test(words) && says.test(words.replaceAll(filler, ' ')))
    .map(({ work, words }) => work + words.replaceAll(/\s+/g, ' ').replace(introduction, ''))
    .map((phrase) => phrase.replaceAll(aroundPhrase, ''))
  const isUrgent = urgent.test(text) && !said.some((phrase) => urgent.test(phrase))
  return [...(isUrgent ? ['ด่วน'] : []), ...said].join(' · ')
}
