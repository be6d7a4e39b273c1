/**
 * The one form in which texts are stored, searched and compared. The same letters reach us in many encodings: old fonts and
 * PDFs put Thai marks into the private-use area, keyboards type them in another order, address books and web pages add
 * invisible characters. The form keeps every letter that is seen; what a letter means (case, tone, spelling) is not its concern.
 */

const range = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(first + index))

const pair = (looks: readonly string[], means: string): [string, string][] => {
  const letters = [...means]
  return looks.map((look, index) => [look, letters[index] ?? look])
}

/** Marks as fonts place them: for Windows U+F700 to U+F71A, for Macintosh U+F884 to U+F89E (as HarfBuzz maps them). */
const placedMarks =
  '\u0e10\u0e34\u0e35\u0e36\u0e37\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e0d\u0e31\u0e4d\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e38\u0e39\u0e3a'
const placedMarksOfMacintosh =
  '\u0e31\u0e34\u0e35\u0e36\u0e37\u0e47\u0e48\u0e48\u0e48\u0e49\u0e49\u0e49\u0e4a\u0e4a\u0e4a\u0e4b\u0e4b\u0e4b\u0e4c\u0e4c\u0e4c\u0e4d\u0e0d\u0e38\u0e39\u0e3a\u0e10'

const ascii = (first: string, last: string) =>
  range(first.charCodeAt(0), last.charCodeAt(0) - first.charCodeAt(0) + 1).join('')

/** Full width as Chinese and Japanese keyboards type it; signs of Chinese names, such as full-width brackets, stay. */
const fullWidth = [ascii('0', '9'), ascii('A', 'Z'), ascii('a', 'z'), '+-./@_']
  .join('')
  .split('')
  .map((letter): [string, string] => [String.fromCharCode(letter.charCodeAt(0) + 0xfee0), letter])

/** Bullets and ticks of lists that a word processor made, which lie in the private-use area of its own fonts. */
const bullets = pair(
  [
    '\uf06c',
    '\uf06e',
    '\uf071',
    '\uf076',
    '\uf0a7',
    '\uf0a8',
    '\uf0b7',
    '\uf0d8',
    '\uf0e0',
    '\uf0fc',
    '\uf0fe',
  ],
  '●■❑❖▪◻•➢→✓☑',
)

const sameLetter = new Map<string, string>([
  ...pair(range(0xf700, 27), placedMarks),
  ...pair(range(0xf884, 27), placedMarksOfMacintosh),
  ...fullWidth,
  ...bullets,
  ['\u2010', '-'],
  ['\u2011', '-'],
])

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/
/** The empty pattern of Braille looks like a space, and fills names that should look empty. */
const space = /[\t\u2800\p{Zs}]/u
/** Besides what has no width, the sign that copied text has in the place of a picture. */
const unseen = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\ufff9-\ufffc]|\p{Default_Ignorable_Code_Point}/u
const joiner = /[\u200c\u200d]/
const variation = /[\ufe0e\ufe0f]/
const tag = /[\u{e0020}-\u{e007f}]/u
const pictograph = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\ufe0f\u20e3]/u
const keycap = /[0-9#*]/
/** Scripts in which a joiner decides how a letter looks. */
const joiningScript =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Khmer}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]/u

/** Whether an unseen character changes how its neighbours look: emoji in several parts, letters that join. */
function isNeeded(character: string, before: string, after: string): boolean {
  if (variation.test(character)) return pictograph.test(before) || keycap.test(before)
  if (tag.test(character)) return pictograph.test(before) || tag.test(before)
  if (!joiner.test(character)) return false
  if (joiningScript.test(before) && joiningScript.test(after)) return true
  return character === '\u200d' && pictograph.test(before) && pictograph.test(after)
}

/** How a character is written in the one form; empty when nothing of it is seen. */
function formed(character: string, before: string, after: string): string {
  if (lineBreak.test(character)) return character === '\r' && after === '\n' ? '' : '\n'
  if (space.test(character)) return ' '
  if (unseen.test(character)) return isNeeded(character, before, after) ? character : ''
  return sameLetter.get(character) ?? character
}

const thai = /[\u0e01-\u0e3a\u0e40-\u0e4e]/
const consonant = /[\u0e01-\u0e2e]/
const mark = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/
const tone = /[\u0e48-\u0e4b]/
const vowelBehind = /[\u0e30\u0e32\u0e33]/
const nikhahit = '\u0e4d'
const saraAa = '\u0e32'
const saraAm = '\u0e33'
const lakkhangyao = '\u0e45'

/** The order of marks on one letter: below it, above it, tone, silencer; Unicode puts phinthu before the vowels below. */
function level(letter: string): number {
  if (letter === '\u0e3a') return 0
  if (letter === '\u0e38' || letter === '\u0e39') return 1
  if (tone.test(letter)) return 3
  return letter === '\u0e4c' || letter === '\u0e4e' ? 4 : 2
}

/** A character of the form with the part of the original it came from. */
type Unit = { letter: string; start: number; end: number }

const letterAt = (units: readonly Unit[], at: number): string => units[at]?.letter ?? ''

/** Characters that are written as one, or in another order, share the part of the original they came from. */
function share(units: readonly Unit[]): void {
  const start = units.reduce((least, unit) => Math.min(least, unit.start), Number.POSITIVE_INFINITY)
  const end = units.reduce((most, unit) => Math.max(most, unit.end), 0)
  for (const unit of units) Object.assign(unit, { start, end })
}

/** PDFs put a space between a consonant and its mark. */
function closeGap(units: Unit[], unit: Unit): void {
  const gap = units.at(-1)
  if (gap?.letter !== ' ' || !consonant.test(letterAt(units, units.length - 2))) return
  units.pop()
  unit.start = gap.start
}

/** More marks than any letter carries; further ones stay as they come, so that a hostile text takes no longer than others. */
const mostSorted = 12

const isFull = (units: readonly Unit[]) =>
  units.length >= mostSorted && units.slice(-mostSorted).every(({ letter }) => mark.test(letter))

/** Puts a mark among those of its letter, in their order; the same mark twice is drawn as one. */
function putAmongMarks(units: Unit[], unit: Unit): void {
  if (isFull(units)) {
    units.push(unit)
    return
  }
  let at = units.length
  while (at > 0 && mark.test(letterAt(units, at - 1)) && level(letterAt(units, at - 1)) > level(unit.letter))
    at -= 1
  const before = units[at - 1]
  if (before?.letter === unit.letter) {
    before.end = Math.max(before.end, unit.end)
    share(units.slice(at - 1))
    return
  }
  units.splice(at, 0, unit)
  if (at < units.length - 1) share(units.slice(at))
}

function putMark(units: Unit[], unit: Unit): void {
  closeGap(units, unit)
  const last = units.at(-1)
  const base = letterAt(units, units.length - 2)
  if (last?.letter === saraAa && unit.letter === nikhahit) {
    last.letter = saraAm
    last.end = unit.end
  } else if (
    last &&
    vowelBehind.test(last.letter) &&
    tone.test(unit.letter) &&
    thai.test(base) &&
    !tone.test(base)
  ) {
    units.pop()
    putAmongMarks(units, unit)
    units.push(last)
    share([unit, last])
  } else putAmongMarks(units, unit)
}

/** The vowel a behind its letter makes am of a nikhahit on that letter. */
function putSaraAa(units: Unit[], unit: Unit): void {
  let at = units.length - (units.at(-1)?.letter === ' ' ? 2 : 1)
  while (at >= 0 && mark.test(letterAt(units, at)) && letterAt(units, at) !== nikhahit) at -= 1
  const ring = units[at]
  if (ring?.letter !== nikhahit) {
    units.push(unit)
    return
  }
  if (units.at(-1)?.letter === ' ') units.pop()
  units.splice(at, 1)
  units.push({ ...unit, letter: saraAm, start: ring.start })
  share(units.slice(at))
}

function put(units: Unit[], unit: Unit): void {
  const last = units.at(-1)
  if (unit.letter === lakkhangyao && !/[\u0e24\u0e26]/.test(last?.letter ?? '')) unit.letter = saraAa
  if (mark.test(unit.letter)) putMark(units, unit)
  else if (unit.letter === saraAa) putSaraAa(units, unit)
  else if (unit.letter === 'เ' && last?.letter === 'เ') {
    last.letter = 'แ'
    last.end = unit.end
  } else units.push(unit)
}

const anyMark = /^\p{M}$/u
/** More marks than a letter of any language has are stacked to cover what stands above and below. */
const mostMarks = 12

const isFlood = (units: readonly Unit[], letter: string) =>
  anyMark.test(letter) &&
  units.length > mostMarks &&
  units.slice(-mostMarks).every((unit) => anyMark.test(unit.letter))

export type Formed = {
  readonly text: string
  /** Where in the original each UTF-16 unit of `text` begins and ends. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** The one form of a text, with the places its characters came from; letters and their accents are not composed. */
export function formOf(original: string): Formed {
  const units: Unit[] = []
  const characters = [...original]
  let at = 0
  for (const [index, character] of characters.entries()) {
    const start = at
    at += character.length
    const last = units.at(-1)
    const letter = formed(character, last?.letter ?? '', characters[index + 1] ?? '')
    if (letter !== '' && !isFlood(units, letter)) put(units, { letter, start, end: at })
    else if (last) last.end = at
  }
  return {
    text: units.map(({ letter }) => letter).join(''),
    starts: units.flatMap(({ letter, start }) => letter.split('').map(() => start)),
    ends: units.flatMap(({ letter, end }) => letter.split('').map(() => end)),
  }
}

const isFormed = /^[\n\x20-\x7e]*$/

/** Composing can move a mark to a neighbour that it belongs before; texts that people write are done after two. */
const mostPasses = 5

/** More marks in a row than any language has (UAX #15, stream-safe text), which would take ages to compose. */
const endlessMarks = /\p{M}{31}/u

/** The one form of a text, composed (Unicode NFC). */
export function oneForm(text: string): string {
  let form = text
  for (let pass = 0; pass < mostPasses && !isFormed.test(form); pass += 1) {
    const { text: formed } = formOf(form)
    const composed = endlessMarks.test(formed) ? formed : formed.normalize('NFC')
    if (composed === form) break
    form = composed
  }
  return form
}
