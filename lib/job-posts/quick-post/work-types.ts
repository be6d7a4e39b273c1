import type { WorkType } from '@/validators/work-types'
import { type Line, overlaps, pattern, type Stretch, spellings } from './line'
import { hinted, named, open, type Words } from './work-type-words'

/** What a line says of the type of work. */
export type Work = {
  /** Null where none is named, or several are. */
  readonly type: WorkType | null
  /** Whether the words name work; others only hint at where it is. */
  readonly isNamed: boolean
  /** Whether several are named. */
  readonly isSeveral: boolean
  /** Where they are named, taken out of the line. */
  readonly stretches: readonly Stretch[]
}

/** Without a type where the word is of several: a kitchen has cooks and helpers. */
type WorkMatch = Stretch & { readonly type: WorkType | null }
type Reader = readonly [type: WorkType | null, wanted: RegExp]

/** "Five people" before a type of work belongs to the number. */
const person = '((เด็ก|พนักงาน|พนง\\.?|(?<!\\d\\s*|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)คน)\\s*)?'

/** What a work is called without the word for whoever does it. */
export const workNameOf = (words: string): string => words.replace(/^(?:เด็ก|พนักงาน|พนง\.?|คน)\s*/, '')

/** A word stands for itself: Latin ones between other letters do not. */
const readerOf = (type: WorkType | null, words: readonly string[]): Reader => {
  const sources = words.map((word) =>
    /^[a-z]/.test(word) ? `(?<![a-z])${word}s?(?![a-z])` : spellings(word),
  )
  return [type, pattern(`${person}(${longestFirst(sources).join('|')})`)]
}

const readersOf = (words: Words) =>
  Object.entries(words).map(([type, list]) => readerOf(type as WorkType, list))

const longestFirst = (sources: readonly string[]) => [...sources].sort((a, b) => b.length - a.length)

const namedReaders: readonly Reader[] = [
  ...readersOf(named),
  readerOf(null, open),
  [
    null,
    pattern(
      '(?<![ก-๎](?<!คน))(ครัว|ล้าง)(?=\\s*\\d)|(?<=กับ|และ|พร้อม|[+,&]|\\d\\s*(คน)?\\s*)(ผู้ช่วย|ผช\\.)(?![ก-๎])',
    ),
  ],
]
const hintedReaders = readersOf(hinted)
const shopOf = pattern('ร้าน\\s*ขาย(ของ|เสื้อผ้า|ขนม)?|(พร้อม|มี)?อาหารให้')

/** Reads the type of work. */
export function readWork(line: Line): Work {
  for (const shop of line.find(shopOf)) line.skip(shop)
  const certain = matchesIn(line, namedReaders)
  const stretches = certain.length > 0 ? certain : matchesIn(line, hintedReaders)
  const types = new Set(stretches.map(({ type }) => type))
  const [only = null] = types
  const type = types.size === 1 ? only : null
  for (const match of stretches) line.take('workType', match, type !== null)
  const isNamed = certain.length > 0
  return { type, isNamed, isSeveral: isNamed && types.size > 1, stretches }
}

/** Where work is named by words that stand for nothing else, without taking them out of the line. */
export const workNamesIn = (line: Line): readonly Stretch[] => matchesIn(line, namedReaders)

/** The longest word at each position: a cook's assistant is not a cook. */
function matchesIn(line: Line, readers: readonly Reader[]): WorkMatch[] {
  const found = readers.flatMap(([type, wanted]) =>
    line.find(wanted).map(({ start, end }): WorkMatch => ({ start, end, type })),
  )
  const kept: WorkMatch[] = []
  for (const match of found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (!kept.some((other) => overlaps(match, other))) kept.push(match)
  }
  return kept
}
