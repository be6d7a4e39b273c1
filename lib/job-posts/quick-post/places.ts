import { type Line, overlaps, pattern, type Stretch, spelling, spellings } from './line'
import { knownPlaces, landmarksOf, otherSpelling, shortNames } from './place-names'
import { workNamesIn } from './work-types'

/** A branch that a post can be for, with its place. */
export type QuickPostBranch = {
  readonly id: string
  readonly name: string
  readonly district: string
  readonly province: string
}

/** Words of branch names that many places share. */
const generic =
  /^(?:สาขา(?:ที่)?|ร้าน|บริษัท|จำกัด|บจก\.?|หจก\.?|ห้าง|โรงแรม|คาเฟ่|ตลาด|เซ็นทรัล|โลตัส|บิ๊กซี|โรบินสัน|เดอะมอลล์|เมเจอร์|ปั๊ม|ปตท\.?|cafe|the|branch|central|no\.?|\d+)$/

/** Shorter names are also other words ("เลย", "ตาก"): they count only after a word that introduces a place. */
const shortest = 4
const introduction = '(สาขา|ร้าน|แถว|ย่าน|เขต|อำเภอ|อ\\.|จังหวัด|จ\\.|ตำบล|ที่|@|ใกล้)\\s*'
/** The end of a name: no letter follows, or a word that begins something else. */
const nameEnd =
  '(?=$|[^ก-๎a-z]|ฯ|หรือ|ขาด|หน่อย|ได้|ให้|งาน|เปิด|หยุด|ต่อ|ชั้น|ซอย|ซ\\.|โทร|ทัก|สนใจ|จ่าย|เข้า|เลิก|ช่วง|กะ|เสิ|เสริ|ล้าง|แพ็|แพค|แคช|บาริ|กุ๊ก|ผู้ช่วย|รปภ|และ|กับ|ไป|ถึง|รับ|หา|ต้องการ|จำนวน|วัน|พรุ่ง|มะรืน|จันทร์|อังคาร|พุธ|พฤ|ศุกร์|เสาร์|อาทิตย์|เริ่ม|เวลา|ตั้งแต่|เหมา|ค่า|ชม|ชั่วโมง|บ่าย|เที่ยง|ตี|สอง|สาม|สี่|ห้า|หก|สิบ|เด็ก|พนักงาน|แม่บ้าน|คน|ด่วน|ค่ะ|คะ|ครับ|คับ|จ้า|นะ|เลย|มี|ทำ|ขอ|ช่วย|กัน|อยู่|แถว|ตรง|ใกล้|นี้|ตอน|คืน|เช้า|เย็น|พนง|ติด|หลัง|หน้า|ทุก|ว่าง|บ้าง|มั่ง|ใน|จัด|มา|แล้ว|ของ|จะ|ขาย|ร้าน|เป็น|ใคร|แจก|สาขา|เฉพาะ|เอา|อยาก|ไม่|ส่ง|แยก)'

/** Before what is no place here: a longer name, a person's or a dish's. */
const notOther = '(?<!ไอคอน|(?<!ขอบ)คุณ|พี่|ป้า|ลุง|เจ๊|น้อง|ไก่ทอด|((?<![ก-๎])ม\\.|มหาวิทยาลัย)\\s?(?=สยาม))'
/** The last letter, written several times for emphasis. */
const drawnOut = '((?<=(?<last>[ก-ฮ]))\\k<last>+)?'
/** Before a place that is only passed by: where people are fetched, or where the shop was. */
const passedBy =
  /(?:(?:รับ-?ส่ง|ย้าย)\S{0,12}|ผ่าน|ออก(?:เดินทาง|รถ)?จาก|ขึ้นรถ|ไปส่ง)\s?(?:จาก|ที่|แถว)?\s?(?:แยก|สถานี|หน้า|ห้าง|bts|mrt)*\s?$/

/** How specific a match is: a branch's name, a word of it, the beginning of such a word, its district or province. */
const ranks = { branch: 4, word: 3, beginning: 2, district: 1, province: 0 }

/** Branch names take precedence over districts, and districts over provinces, however much of a name is written. */
const levelOf = (rank: number) => Math.min(rank, ranks.beginning)

type Name = { readonly wanted: RegExp; readonly branchIds: readonly string[]; readonly rank: number }
type PlaceMatch = Stretch & { readonly branchIds: readonly string[]; readonly rank: number }

/** The branches that each name can mean. */
function byName(
  branches: readonly QuickPostBranch[],
  namesOf: (branch: QuickPostBranch) => readonly string[],
): (readonly [name: string, branchIds: readonly string[]])[] {
  const named = new Map<string, string[]>()
  for (const branch of branches) {
    for (const name of new Set(namesOf(branch).map((each) => each.toLowerCase().trim()))) {
      if (name) named.set(name, [...(named.get(name) ?? []), branch.id])
    }
  }
  return [...named]
}

/** The words that distinguish a branch; a number stays with the word before it ("พระราม 9"). */
function tellingWords({ name }: QuickPostBranch): string[] {
  const words = name.toLowerCase().match(/[^\s()[\]/,·-]+(?:\s+\d+(?!\S))?/g) ?? []
  return words.filter((word) => !generic.test(word))
}

const digitWords = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']

/** A number of up to two figures in words: 24 is "ยี่สิบสี่". */
function inWords(figures: string): string {
  const [tens, ones] = [Math.floor(Number(figures) / 10), Number(figures) % 10]
  const ten = ['', 'สิบ', 'ยี่สิบ'][tens] ?? `${digitWords[tens]}สิบ`
  return ten + (tens > 0 && ones === 1 ? 'เอ็ด' : digitWords[ones])
}

/** The numbers from 1 to 99 in words. */
const numberWords = Array.from({ length: 99 }, (_, index) => inWords(String(index + 1)))

/** The source of a name, in Thai or in Latin letters. */
function nameSource(name: string): string {
  const other = otherSpelling(name)
  return other ? `(${sourceAsWritten(name)}|${other})` : sourceAsWritten(name)
}

/** A number at the end of a name may be written in figures or in words. */
function sourceAsWritten(name: string): string {
  const [, stem = name, figures] = /^(.*\D)(\d{1,2})$/.exec(name) ?? []
  if (figures) return `${spelling(stem)}(${figures}(?!\\d)|${spelling(inWords(figures))})`
  const at = numberWords.findIndex((words) => name.endsWith(words) && name.length >= words.length + shortest)
  const words = numberWords[at]
  if (!words) return spelling(name)
  return `${spelling(name.slice(0, -words.length))}(\\s*${at + 1}(?!\\d)|${spelling(words)})`
}

const introduced = (name: string, length = shortest) =>
  `(${introduction})${name.length >= length ? '?' : ''}${nameSource(name)}`

/** The first letters of a word and any number of the following ones: people shorten "Siam Square" to "Siam". */
function beginning(word: string): string | null {
  if (word.length <= shortest || /\d$/.test(word)) return null
  const rest = Array.from(word.slice(shortest)).reduceRight(
    (tail, letter) => `(${spelling(letter)}${tail})?`,
    '',
  )
  return introduced(word.slice(0, shortest)) + rest
}

function namesOf(branches: readonly QuickPostBranch[]): Name[] {
  const name = (source: string, branchIds: readonly string[], rank: number): Name => ({
    wanted: pattern(notOther + source + drawnOut + nameEnd),
    branchIds,
    rank,
  })
  const words = byName(branches, tellingWords).filter(
    ([, ids]) => branches.length === 1 || ids.length < branches.length,
  )
  return [
    ...byName(branches, (branch) => [branch.name]).map(([whole, ids]) =>
      name(introduced(whole.replaceAll(/\s+/g, ' ')), ids, ranks.branch),
    ),
    ...words.map(([word, ids]) => name(introduced(word), ids, ranks.word)),
    ...words.flatMap(([word, ids]) => {
      const source = beginning(word)
      return source ? [name(source, ids, ranks.beginning)] : []
    }),
    ...byName(branches, ({ name, district }) => landmarksOf(name, district)).map(
      ([list, branchIds]): Name => ({
        // "สุขุมวิท 55" is a side street.
        wanted: pattern(`(${spellings(list.replaceAll(/ (?=\d)/g, ' (ซอย|ซ.)? '))})(?!\\d)`),
        branchIds,
        rank: ranks.beginning,
      }),
    ),
    ...byName(branches, ({ district }) => [district]).map(([district, ids]) =>
      name(introduced(district), ids, ranks.district),
    ),
    ...byName(branches, ({ province }) => [province, ...(shortNames[province] ?? [])]).map(
      ([province, ids]) =>
        name(introduced(province, province === 'กทม' ? 3 : shortest + 1), ids, ranks.province),
    ),
  ]
}

/** Places that may be in the same province as a branch, but in another district. */
const otherPlace = pattern(`${spellings(knownPlaces)}|(อำเภอ|อ\\.)\\s?(?!เมือง)[ก-๎]{3}`)

const known = new WeakMap<readonly QuickPostBranch[], readonly Name[]>()

/** The names of a company's branches, cached because the same list is used at every keystroke. */
function knownNames(branches: readonly QuickPostBranch[]): readonly Name[] {
  const names = known.get(branches) ?? namesOf(branches)
  known.set(branches, names)
  return names
}

const lengthOf = ({ start, end }: Stretch) => end - start

/** The names in the line, the longest at each position; the same words can be the name of several branches. */
function matchesIn(line: Line, names: readonly Name[]): PlaceMatch[] {
  const found = names.flatMap(({ wanted, branchIds, rank }) =>
    line.find(wanted).map(({ start, end }): PlaceMatch => ({ start, end, branchIds, rank })),
  )
  const kept: PlaceMatch[] = []
  for (const match of found.sort((a, b) => lengthOf(b) - lengthOf(a) || b.rank - a.rank)) {
    const there = kept.find((other) => overlaps(match, other))
    if (!there) kept.push(match)
    else if (there.start === match.start && there.end === match.end && there.rank === match.rank) {
      const branchIds = [...new Set([...there.branchIds, ...match.branchIds])]
      kept.splice(kept.indexOf(there), 1, { ...there, branchIds })
    }
  }
  return kept
}

/** A "แม่ครัว" is nobody at the branch "ครัวยายบัว": what names work is no shortened name of a branch. */
const isWork = ({ start, end, rank }: PlaceMatch, works: readonly Stretch[]) =>
  rank < ranks.branch &&
  works.some(
    (work) =>
      work.start <= start && work.end >= end && (rank < ranks.word || work.end - work.start > end - start),
  )

/**
 * Reads which branch a line is about: by its name, part of its name, its district or its province; null when no branch
 * or several are meant.
 */
export function readPlace(line: Line, branches: readonly QuickPostBranch[]): string | null {
  const works = workNamesIn(line)
  const matches = matchesIn(line, knownNames(branches)).filter((match) => {
    if (isWork(match, works)) return false
    const isPassed = passedBy.test(line.before(match))
    if (isPassed) line.skip(match)
    return !isPassed
  })
  const level = Math.max(...matches.map(({ rank }) => levelOf(rank)))
  const deciding = matches.filter(({ rank }) => levelOf(rank) === level)
  const [first] = deciding
  if (!first) return null
  const meant = first.branchIds.filter((id) => deciding.every(({ branchIds }) => branchIds.includes(id)))
  const [only] = meant
  const isElsewhere =
    level === ranks.province &&
    // The town that a province is called after ("เมืองเก่าสงขลา"): a branch there is found by its district.
    (/เมือง(?:เก่า)?\s?$/.test(line.before(first)) ||
      line.find(otherPlace).some((place) => !deciding.some((each) => overlaps(each, place))))
  const branchId = meant.length === 1 && only && !isElsewhere && !isOnRoute(line, matches) ? only : null
  for (const match of deciding) line.take('place', match, branchId !== null)
  return branchId
}

/** Whether two places of different branches are the ends of a way: "Bangkok-Hat Yai". */
function isOnRoute(line: Line, matches: readonly PlaceMatch[]): boolean {
  return matches.some((left) =>
    matches.some(
      (right) =>
        /^\s*(?:-+|ไป|ถึง|สู่)\s*$/.test(line.between(left, right)) &&
        !left.branchIds.some((id) => right.branchIds.includes(id)),
    ),
  )
}

const unknownBranch = pattern('สาขา\\s*(?!ที่|นี้|ใหม่|ใหญ่|เดียว|ละ)[ก-๎a-z][ก-๎a-z.]+(\\s?\\d+)?')

/** Marks the name of a branch that the company does not have, so that nobody thinks it was understood. */
export function markUnknownBranch(line: Line): void {
  for (const found of line.find(unknownBranch)) line.take('place', found, false)
}
