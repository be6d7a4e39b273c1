import { type Line, overlaps, pattern, type Stretch } from './line'
import { people, readNumber, smallNumber, things } from './numbers'
import type { Work } from './work-types'

const maxPeople = 500
const unit = `(${people}|ชีวิต|people|persons?|pax|ppl)(?!ละ)`

/** "Men 2, women 3", however it is shortened. Who is wanted is not kept: a post is for everybody. */
const sex = '((ผู้)?(ชาย|หญิง)|(สาว|หนุ่ม)ๆ?|(?<![ก-๎])((ผ\\.?)?ญ|(ผ\\.)?ช)(?![ก-๎])\\.?)'
const sexAndNumber = `${sex}\\s*(\\d{1,3}(?![\\d.:])|${smallNumber})\\s*(${people})?`
const numberAndSex = `(${smallNumber})\\s*((คน|ท่าน)\\s*)?${sex}`
const and = '[\\s,/+&]*(และ|กับ)?\\s*'
const menAndWomen = pattern(`${numberAndSex}(${and}${numberAndSex})+|${sexAndNumber}(${and}${sexAndNumber})+`)
const menOrWomen = pattern(
  `(?<!\\d\\s*(คน\\s*)?)${sex}\\s*(?<count>(1[0-5]|[1-9])(?!\\d))(?!\\s*(-|\\+|ปี|ขึ้น|โมง|ทุ่ม|น\\.|บาท|[.:,/]\\d))`,
)
const counted = pattern(
  `(?<limit>(อย่างน้อย|ไม่เกิน|ไม่ต่ำกว่า|ขั้นต่ำ|สูงสุด|ประมาณ|(?<!ค)ราวๆ?)\\s*)?(?<whole>(รวม|ทั้งหมด)\\s*(ทั้งหมด)?\\s*)?(?<count>${smallNumber})(?<more>\\s*(-|ถึง|หรือ)\\s*(${smallNumber})|\\s*กว่า)?\\s*(?<unit>${unit})(?<open>\\s*(ขึ้นไป|กว่า|\\+))?`,
)
const alone = pattern('คนเดียว|คนนึง|คนหนึ่ง')
const otherwise = `(?![\\d.,:/-]|\\s*(${things}|กะ|รอบ|ร้าน|เดือน|ทาง|ห้อง|หลัง|คัน|จุด|ตัว|ภาษา|กิโล|กก|k(?![a-z])|-))`
const wanted = pattern(
  `((รับ|หา|ต้องการ|ขอ|ขาด|ว่าง|เหลือ|จำนวน|(?<![a-z])(x|need)|×)\\s*(พนักงาน|คน|เพิ่ม|อีก|:)*|(พนักงาน|พนง\\.?|คนงาน|(?<![ก-๎])เด็ก|น้อง(ๆ)?|(?<![\\dก-๎]|\\d\\s)คน))\\s*(?<count>(?<![\\d.,:/])\\d{1,3})${otherwise}`,
)
/** A bare number right after a type of work. */
const after = new RegExp(`^\\s*(x|×|:)?\\s*(?<count>\\d{1,2})${otherwise}`)

type Count = { readonly stretch: Stretch; readonly people: number | null; readonly isWhole: boolean }

/**
 * Reads how many people are wanted, 1 to 500; null where several numbers are named or a range. `work` is what the line
 * says of the type of work, already taken out.
 */
export function readHeadcount(line: Line, work: Work): number | null {
  const counts = countsIn(line, work)
  const deciding = counts.some(({ isWhole }) => isWhole) ? counts.filter(({ isWhole }) => isWhole) : counts
  const works = countedWorks(line, work, deciding)
  const sum = ofMenAndWomen(works, deciding)
  // "Five people … two in all".
  const most = Math.max(...counts.map(({ people }) => people ?? 0))
  const isLessThanPart = deciding.some(({ isWhole, people }) => isWhole && (people ?? most) < most)
  const numbers = new Set(sum === null ? deciding.map((count) => count.people) : [sum])
  const [only = null] = numbers
  const isOne =
    numbers.size === 1 &&
    !isLessThanPart &&
    (sum !== null || new Set(works).size < 2) &&
    only !== null &&
    only >= 1 &&
    only <= maxPeople
  for (const { stretch } of isLessThanPart ? counts : deciding) line.take('headcount', stretch, isOne)
  return isOne ? only : null
}

/** What the works are called that counts stand behind: "two for dishes, two for tables" are four. */
function countedWorks(line: Line, { stretches }: Work, counts: readonly Count[]): string[] {
  const counted = stretches.filter((work) =>
    counts.some(
      ({ stretch }) => stretch.start >= work.end && /^[\s:x×(]*$/.test(line.between(work, stretch)),
    ),
  )
  return counted.map((work) => line.typed.slice(work.start, work.end))
}

/** The sum where one work is counted for men and for women ("แม่บ้าน 2 พ่อบ้าน 1"), else null. */
function ofMenAndWomen(works: readonly string[], counts: readonly Count[]): number | null {
  const [first, second, third] = works
  const isOne = first !== second && first?.replace(/แม่|พ่อ/, '') === second?.replace(/แม่|พ่อ/, '')
  if (!isOne || third || counts.length !== 2) return null
  return counts.reduce((total, { people }) => total + (people ?? Number.NaN), 0)
}

function countsIn(line: Line, work: Work): Count[] {
  const together = line.find(menAndWomen).map((stretch): Count => {
    const numbers = line.words(stretch).replaceAll('.', ' ').match(new RegExp(smallNumber, 'g')) ?? []
    const people = numbers.map(readNumber)
    const sum = people.reduce((total: number, each) => total + (each ?? Number.NaN), 0)
    return { stretch, people: Number.isNaN(sum) ? null : sum, isWhole: false }
  })
  const named = line
    .find(counted)
    .filter((stretch) => !together.some((other) => overlaps(other.stretch, stretch)))
    .map((stretch): Count => {
      const { limit, count = '', more, unit, open, whole } = stretch.groups
      // "Two positions" of two types of work are one of each, or more.
      const isOfTypes = work.isSeveral && unit === 'ตำแหน่ง'
      return {
        stretch,
        people: limit || more || open || isOfTypes ? null : readNumber(count),
        isWhole: Boolean(whole),
      }
    })
  if (together.length > 0 || named.length > 0) return [...together, ...named]
  const one = line.find(alone).map((stretch): Count => ({ stretch, people: 1, isWhole: false }))
  if (one.length > 0) return one
  const bare = [...line.find(wanted), ...line.find(menOrWomen), ...afterWork(line, work)]
  return bare
    .filter((stretch, index) => !bare.slice(0, index).some((other) => overlaps(other, stretch)))
    .map((stretch): Count => ({ stretch, people: Number(stretch.groups.count), isWhole: false }))
}

/** Bare numbers right after the types of work they count. */
function afterWork(line: Line, { stretches }: Pick<Work, 'stretches'>) {
  return stretches.flatMap((stretch) => {
    const found = after.exec(line.after(stretch))
    if (!found) return []
    return { start: stretch.end, end: stretch.end + found[0].length, groups: found.groups ?? {} }
  })
}
