import { type Line, pattern, type Stretch, spelling } from './line'

/** A branch a post can be for, with where it is. */
export type QuickPostBranch = {
  readonly id: string
  readonly name: string
  readonly district: string
  readonly province: string
}

/** What people call a province instead of its full name. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  กรุงเทพมหานคร: ['กรุงเทพ', 'กทม', 'bangkok', 'bkk'],
  นครราชสีมา: ['โคราช'],
  พระนครศรีอยุธยา: ['อยุธยา'],
  ประจวบคีรีขันธ์: ['ประจวบ'],
  สุราษฎร์ธานี: ['สุราษฎร์', 'สุราษ'],
  อุบลราชธานี: ['อุบล'],
  อุดรธานี: ['อุดร'],
}

/** Words of a name that many places share. */
const generic =
  /^(?:สาขา(?:ที่)?|ร้าน|บริษัท|จำกัด|บจก\.?|หจก\.?|ห้าง|โรงแรม|คาเฟ่|ตลาด|เซ็นทรัล|โลตัส|บิ๊กซี|โรบินสัน|เดอะมอลล์|เมเจอร์|ปั๊ม|ปตท\.?|cafe|the|branch|central|no\.?|\d+)$/

/** Short names are also other words ("เลย", "ตาก"): they count only after a word that introduces a place. */
const shortest = 4
const introduction = '(?:สาขา|ร้าน|แถว|ย่าน|เขต|อำเภอ|อ\\.|จังหวัด|จ\\.|ตำบล|ที่|@|ใกล้)\\s*'
/** A name ends here: no letter follows, or a word that begins something else. */
const nameEnd =
  '(?=$|[^ก-๎a-z]|หรือ|และ|กับ|รับ|หา|ต้องการ|จำนวน|วัน|พรุ่ง|มะรืน|จันทร์|อังคาร|พุธ|พฤ|ศุกร์|เสาร์|อาทิตย์|เริ่ม|เวลา|ตั้งแต่|เหมา|ค่า|ชม|ชั่วโมง|บ่าย|เที่ยง|ตี|สอง|สาม|สี่|ห้า|หก|สิบ|เด็ก|พนักงาน|แม่บ้าน|คน|ด่วน|ค่ะ|คะ|ครับ|คับ|จ้า|นะ|เลย|มี|ทำ|ขอ|ช่วย)'

/** How telling a name is: a branch's own, a word of it, the beginning of such a word, or where it is. */
const ranks = { branch: 4, word: 3, beginning: 2, district: 1, province: 0 }

/** Names of branches decide before districts, and those before provinces, however much of a name is written. */
const levelOf = (rank: number) => Math.min(rank, ranks.beginning)

type Name = { readonly wanted: RegExp; readonly branchIds: readonly string[]; readonly rank: number }
type PlaceMatch = Stretch & { readonly branchIds: readonly string[]; readonly rank: number }

/** The branches that each name could mean. */
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

/** The words that tell a branch from others; a number stays with the word before it ("พระราม 9"). */
function tellingWords({ name }: QuickPostBranch): string[] {
  const words = name.toLowerCase().match(/[^\s()[\]/,·-]+(?:\s+\d+(?!\S))?/g) ?? []
  return words.filter((word) => !generic.test(word))
}

const introduced = (name: string, length = shortest) =>
  `(?:${introduction})${name.length >= length ? '?' : ''}${spelling(name)}`

/** The first letters of a word and as many of the others as are written: people shorten "Siam Square" to "Siam". */
function beginning(word: string): string | null {
  if (word.length <= shortest || /\d$/.test(word)) return null
  const rest = Array.from(word.slice(shortest)).reduceRight(
    (tail, letter) => `(?:${spelling(letter)}${tail})?`,
    '',
  )
  return introduced(word.slice(0, shortest)) + rest
}

function namesOf(branches: readonly QuickPostBranch[]): Name[] {
  const name = (source: string, branchIds: readonly string[], rank: number): Name => ({
    wanted: pattern(source + nameEnd),
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
    ...byName(branches, ({ district }) => [district]).map(([district, ids]) =>
      name(introduced(district), ids, ranks.district),
    ),
    ...byName(branches, ({ province }) => [province, ...(shortNames[province] ?? [])]).map(
      ([province, ids]) =>
        name(introduced(province, province === 'กทม' ? 3 : shortest + 1), ids, ranks.province),
    ),
  ]
}

const known = new WeakMap<readonly QuickPostBranch[], readonly Name[]>()

/** The names of a company's branches: the same list is asked about at every key. */
function knownNames(branches: readonly QuickPostBranch[]): readonly Name[] {
  const names = known.get(branches) ?? namesOf(branches)
  known.set(branches, names)
  return names
}

const lengthOf = ({ start, end }: Stretch) => end - start

/** The names in the line, the longest at each place; the same words may be the name of several branches. */
function matchesIn(line: Line, names: readonly Name[]): PlaceMatch[] {
  const found = names.flatMap(({ wanted, branchIds, rank }) =>
    line.find(wanted).map(({ start, end }): PlaceMatch => ({ start, end, branchIds, rank })),
  )
  const kept: PlaceMatch[] = []
  for (const match of found.sort((a, b) => lengthOf(b) - lengthOf(a) || b.rank - a.rank)) {
    const there = kept.find((other) => match.start < other.end && other.start < match.end)
    if (!there) kept.push(match)
    else if (there.start === match.start && there.end === match.end && there.rank === match.rank) {
      const branchIds = [...new Set([...there.branchIds, ...match.branchIds])]
      kept.splice(kept.indexOf(there), 1, { ...there, branchIds })
    }
  }
  return kept
}

/**
 * Reads which branch a line speaks of: by its name, part of its name, its district or its province; null where none or
 * several are meant.
 */
export function readPlace(line: Line, branches: readonly QuickPostBranch[]): string | null {
  const matches = matchesIn(line, knownNames(branches))
  const level = Math.max(...matches.map(({ rank }) => levelOf(rank)))
  const deciding = matches.filter(({ rank }) => levelOf(rank) === level)
  const [first] = deciding
  if (!first) return null
  const meant = first.branchIds.filter((id) => deciding.every(({ branchIds }) => branchIds.includes(id)))
  const [only] = meant
  const branchId = meant.length === 1 && only ? only : null
  for (const match of deciding) line.take('place', match, branchId !== null)
  return branchId
}
