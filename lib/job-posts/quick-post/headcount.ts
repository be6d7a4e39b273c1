import { type Line, pattern, type Stretch } from './line'
import { readNumber, smallNumber } from './numbers'

const maxPeople = 500
const people = '(?:คน|ท่าน|ตำแหน่ง|อัตรา|ชีวิต|people|persons?|pax|ppl)(?!ละ)'

const menAndWomen = pattern(
  `(?:ผู้)?ชาย\\s*(?<men>${smallNumber})\\s*(?:คน)?[\\s,/]*(?:และ|กับ)?\\s*(?:ผู้)?หญิง\\s*(?<women>${smallNumber})\\s*(?:คน)?`,
)
const counted = pattern(
  `(?<whole>(?:รวม|ทั้งหมด)\\s*(?:ทั้งหมด)?\\s*)?(?<count>${smallNumber})(?<more>\\s*(?:-|ถึง|หรือ)\\s*(?:${smallNumber})|\\s*กว่า)?\\s*${people}`,
)
const alone = pattern('คนเดียว|คนนึง|คนหนึ่ง')
const wanted = pattern(
  `(?:รับ|หา|ต้องการ|จำนวน|(?<![a-z])x|×)\\s*(?:พนักงาน|คน|เพิ่ม|อีก|:)?\\s*(?<count>(?<![\\d.,:/])\\d{1,3})(?![\\d.,:/-]|\\s*(?:โมง|ทุ่ม|น\\.|บาท|วัน(?!ที่)|ชม|-|%))`,
)

type Count = { readonly stretch: Stretch; readonly people: number | null; readonly isWhole: boolean }

/** Reads how many people are wanted, 1 to 500; null where several numbers are named or a range. */
export function readHeadcount(line: Line): number | null {
  const counts = countsIn(line)
  const deciding = counts.some(({ isWhole }) => isWhole) ? counts.filter(({ isWhole }) => isWhole) : counts
  const numbers = new Set(deciding.map((count) => count.people))
  const [only = null] = numbers
  const isOne = numbers.size === 1 && only !== null && only >= 1 && only <= maxPeople
  for (const { stretch } of deciding) line.take('headcount', stretch, isOne)
  return isOne ? only : null
}

function countsIn(line: Line): Count[] {
  const together = line.find(menAndWomen).map((stretch): Count => {
    const [men, women] = [readNumber(stretch.groups.men ?? ''), readNumber(stretch.groups.women ?? '')]
    return { stretch, people: men !== null && women !== null ? men + women : null, isWhole: true }
  })
  if (together.length > 0) return together
  const named = line.find(counted).map((stretch): Count => {
    const count = stretch.groups.more ? null : readNumber(stretch.groups.count ?? '')
    return { stretch, people: count, isWhole: Boolean(stretch.groups.whole) }
  })
  if (named.length > 0) return named
  const one = line.find(alone).map((stretch): Count => ({ stretch, people: 1, isWhole: false }))
  if (one.length > 0) return one
  return line
    .find(wanted)
    .map((stretch): Count => ({ stretch, people: Number(stretch.groups.count), isWhole: false }))
}
