import { type Found, type Line, pattern, type Stretch } from '@/lib/job-posts/quick-post/line'

/** The parts of a day as people name them; the keys are those of validators/free-parts. */
const partWords = {
  night: '(กลางคืน|กะดึก|ดึก(ๆ)?|รอบดึก|ทั้งคืน|ข้ามคืน|โต้รุ่ง|กะคืน|เที่ยงคืน)',
  morning: '(กะเช้า|ช่วงเช้า|ตอนเช้า|รอบเช้า|เช้า(ๆ)?|ก่อนเที่ยง|ครึ่งเช้า|สาย(ๆ)?(?!การ|ตา))',
  afternoon: '(กะบ่าย|ช่วงบ่าย|ตอนบ่าย|รอบบ่าย|บ่าย(ๆ)?|หลังเที่ยง|ครึ่งบ่าย)',
  evening: '(กะเย็น|ช่วงเย็น|ตอนเย็น|รอบเย็น|เย็น(ๆ)?|ช่วงค่ำ|ตอนค่ำ|หัวค่ำ|ค่ำ(ๆ)?|หลังเลิกงาน|หลังเลิกเรียน)',
} as const
export type PartKey = keyof typeof partWords

const daytime = '(กลางวัน|ทั้งวัน|เต็มวัน|ช่วงกลางวัน)'

const notHours = '(?!\\s*\\d|โมง|(?<=บ่าย)\\s*(โมง|สอง|สาม|สี่|ห้า))'
const hoursBefore = /(?:\d|โมง|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|เอ็ด)\s*(?:น\.?)?\s*$/

const partPatterns = Object.entries(partWords).map(
  ([key, words]) => [key as PartKey, pattern(`(ช่วง|ตอน|กะ|รอบ)?${words}${notHours}`)] as const,
)
const daytimePattern = pattern(daytime)

/** Reads parts of the day that stand without hours: "ช่วงเย็น", "กะดึก", "กลางวัน". */
export function readParts(line: Line): { parts: PartKey[]; stretches: Stretch[] } {
  const parts: PartKey[] = []
  const stretches: Stretch[] = []
  const note = (found: Found, keys: readonly PartKey[]) => {
    if (hoursBefore.test(line.before(found))) return
    parts.push(...keys.filter((key) => !parts.includes(key)))
    stretches.push(found)
    line.skip(found)
  }
  for (const found of line.find(daytimePattern)) note(found, ['morning', 'afternoon'])
  for (const [key, wanted] of partPatterns) for (const found of line.find(wanted)) note(found, [key])
  return { parts, stretches }
}

const names = [
  '(วัน)?อาทิตย์',
  '(วัน)?จันทร์',
  '(วัน)?อังคาร',
  '(วัน)?พุธ',
  '(วัน)?พฤ(หัส|หัสบดี)?',
  '(วัน)?ศุกร์',
  '(วัน)?เสาร์',
]
const oneOfNames = names.map((name, day) => `(?<d${day}>${name})`)
const weekdaysOnly = [1, 2, 3, 4, 5]
const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** Behind a weekday that is one day of the calendar. */
const once = '(?!\\s*(นี้|หน้า|ที่\\s*\\d|ถัดไป|แรก|นี่|\\d))'

const spans: readonly (readonly [RegExp, readonly number[]])[] = [
  [pattern('(ได้)?ทุกวัน(?!อาทิตย์|จันทร์|อังคาร|พุธ|พฤ|ศุกร์|เสาร์|หยุด)'), everyDay],
  [
    pattern(
      '((วัน)?เสาร์\\s*[-,&และกับ]*\\s*(วัน)?อาทิตย์|ส\\.?\\s?-?\\s?อา\\.?(?![ก-๎])|เสาร์?ทิตย์|วันหยุดสุดสัปดาห์|สุดสัปดาห์|วีคเอนด์|weekends?)' +
        once,
    ),
    [6, 0],
  ],
  [
    pattern(
      '((วัน)?จันทร์\\s*(-|ถึง)\\s*(วัน)?ศุกร์|จ\\.?\\s?-\\s?ศ\\.?(?![ก-๎])|วันธรรมดา|วันทำงาน|วันราชการ|weekdays?)',
    ),
    weekdaysOnly,
  ],
]
const range = pattern(`(ทุก)?(?<from>${names.join('|')})\\s*(-|ถึง)\\s*(?<to>${names.join('|')})${once}`)
const each = oneOfNames.map((name) => pattern(`(ทุก|วัน)?\\s?${name}${once}`))

const dayOf = (text: string): number =>
  names.findIndex((name) =>
    new RegExp(`^(?:${name})$`).test(text.replace(/[\u0E47-\u0E4E]/g, (mark) => mark)),
  )

/**
 * Reads days of every week: "ทุกเสาร์", "เสาร์อาทิตย์", "จันทร์-ศุกร์". A weekday with "นี้" or "หน้า" is a date, which is left to
 * the reader of dates.
 */
export function readWeekdays(line: Line): { days: number[]; stretches: Stretch[] } {
  const days = new Set<number>()
  const stretches: Stretch[] = []
  const note = (found: Stretch, of: readonly number[]) => {
    for (const day of of) days.add(day)
    stretches.push(found)
    line.skip(found)
  }
  for (const [wanted, of] of spans) for (const found of line.find(wanted)) note(found, of)
  for (const found of line.find(range)) {
    const [from, to] = [dayOf(found.groups.from ?? ''), dayOf(found.groups.to ?? '')]
    if (from < 0 || to < 0) continue
    note(found, everyDay.map((_, step) => (from + step) % 7).slice(0, ((to - from + 7) % 7) + 1))
  }
  for (const [day, wanted] of each.entries()) for (const found of line.find(wanted)) note(found, [day])
  return { days: [...days], stretches }
}
