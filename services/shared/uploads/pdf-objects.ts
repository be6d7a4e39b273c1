/** A value in a stream's dictionary, as written in the file. */
type Value = { readonly kind: 'name' | 'number' | 'reference' | 'other'; readonly text: string }

export type PdfStream = {
  /** Keys with `#xx` decoded, in file order, including repeated ones. */
  readonly dictionary: readonly (readonly [key: string, value: Value])[]
  readonly contentStart: number
  /** Where the first `endstream` begins; a reader that trusts the length may read beyond it. */
  readonly contentEnd: number
}

/** The object that a reader finds at one position: a value, perhaps followed by a stream. */
export type PdfObject = {
  /** Directly after `obj` or `trailer`. */
  readonly start: number
  /** Where the value ends; of a stream, where its content begins. */
  readonly end: number
  readonly value: Value
  readonly stream: PdfStream | null
}

/** The bytes do not follow ISO 32000-2, 7.2 and 7.3, so that readers may interpret them differently. */
class Unreadable extends Error {
  override name = 'Unreadable'
}

/**
 * Objects are read at every possible start, also within streams and strings; reading the file over more often than this
 * is an attack.
 */
const timesReadOver = 2
/** Beyond these limits some readers stop or cut off (ISO 32000-1, annex C, requires less). */
const deepest = 50
const longestName = 250
const longestNumber = 50
/** A document of ten megabytes has fewer objects, and a stream fewer keys; more only serves to keep a reader busy. */
const mostObjects = 100_000
const mostKeys = 200

/**
 * All objects of a file, given as one character per byte, in order: one for each position that a reader may be directed
 * to, or may try when the cross-reference table is broken. Null when one of them violates the grammar, because its
 * effect is then unknown.
 */
export function objectsIn(file: string): readonly PdfObject[] | null {
  const starts = startsIn(file)
  if (starts.length > mostObjects) return null
  const ends = positionsOf(file, 'endstream')
  const objects: PdfObject[] = []
  let left = file.length * timesReadOver
  try {
    for (const start of starts) {
      const object = new ObjectReader(file, start, ends).read()
      objects.push(object)
      left -= object.end - start
      if (left < 0) return null
    }
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
  return objects
}

/** An object's number, from the text before it; null for a trailer. */
export function numberOf(file: string, { start }: PdfObject): number | null {
  const [, number] = /(\d{1,10})[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*obj$/.exec(file.slice(start - 64, start)) ?? []
  return number === undefined ? null : Number(number)
}

/**
 * A name without its slash, as readers interpret it: `#xx` decoded, and cut at a zero byte, where many readers end it.
 */
export function plainName(written: string): string {
  if (!written.includes('#')) return written.slice(1)
  const undone = (_: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))
  const [name = ''] = written
    .slice(1)
    .replace(/#([0-9a-f]{2})/gi, undone)
    .split('\0')
  return name
}

// --- Characters: ISO 32000-2, 7.2.3 --------------------------------------------------------------------------------

const classes = { regular: 0, blank: 1, delimiter: 2 } as const
const classOf = new Uint8Array(256)
for (const blank of '\0\t\n\f\r ') classOf[blank.charCodeAt(0)] = classes.blank
for (const delimiter of '()<>[]{}/%') classOf[delimiter.charCodeAt(0)] = classes.delimiter

const code = {
  newline: 10,
  return: 13,
  percent: 37,
  open: 40,
  close: 41,
  slash: 47,
  less: 60,
  greater: 62,
  openList: 91,
  backslash: 92,
  closeList: 93,
} as const

const isBlank = (char: number) => classOf[char] === classes.blank
const isRegular = (char: number) => classOf[char] === classes.regular
const isEndOfLine = (char: number) => char === code.newline || char === code.return
/** The characters of numbers. */
const isNumeric = (char: number) => (char >= 48 && char <= 57) || char === 43 || char === 45 || char === 46

function positionsOf(file: string, word: string): number[] {
  const positions: number[] = []
  for (let at = file.indexOf(word); at !== -1; at = file.indexOf(word, at + word.length)) positions.push(at)
  return positions
}

// --- Where objects may begin -----------------------------------------------------------------------------------------

const trailer = 'trailer'

/** Directly after every `7 0 obj` and every `trailer`, wherever they occur. */
function startsIn(file: string): number[] {
  const heads = positionsOf(file, 'obj').filter((at) => isHead(file, at))
  const starts = heads.map((at) => at + 'obj'.length)
  for (const at of positionsOf(file, trailer)) starts.push(at + trailer.length)
  return starts.sort((one, other) => one - other)
}

/** Whether this `obj` ends an object's header: two numbers before it, separated by whitespace or comments. */
function isHead(file: string, at: number): boolean {
  if (at + 3 < file.length && isRegular(file.charCodeAt(at + 3))) return false
  const generationEnd = blanksBefore(file, at)
  if (mayEndComment(file, generationEnd, at)) return true
  const generation = numberBefore(file, generationEnd)
  if (generation === generationEnd) return false
  const numberEnd = blanksBefore(file, generation)
  if (mayEndComment(file, numberEnd, generation)) return true
  return numberEnd < generation && numberBefore(file, numberEnd) < numberEnd
}

/** Where the whitespace that ends at this position begins. */
export function blanksBefore(file: string, end: number): number {
  let at = end
  while (at > 0 && isBlank(file.charCodeAt(at - 1))) at--
  return at
}

function numberBefore(file: string, end: number): number {
  let at = end
  while (at > 0 && isNumeric(file.charCodeAt(at - 1))) at--
  return at
}

/**
 * Whether the whitespace from `start` to `end` contains a line break after a line with a percent sign, which may be a
 * comment.
 */
export function mayEndComment(file: string, start: number, end: number): boolean {
  let breaksLine = false
  for (let at = start; at < end && !breaksLine; at++) breaksLine = isEndOfLine(file.charCodeAt(at))
  if (!breaksLine) return false
  for (let at = start - 1; at >= 0 && !isEndOfLine(file.charCodeAt(at)); at--) {
    if (file.charCodeAt(at) === code.percent) return true
  }
  return false
}

// --- Objects: ISO 32000-2, 7.3 ---------------------------------------------------------------------------------------

const nothing: Value = { kind: 'other', text: '' }
const constants: ReadonlySet<string> = new Set(['true', 'false', 'null'])
const number = /^[+-]{0,2}(?:\d+\.?\d*|\.\d+)$/
const referenceRest = /[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const hexadecimal = /[0-9A-Fa-f\0\t\n\f\r ]*>/y

/** Reads one object strictly by the grammar. */
class ObjectReader {
  readonly #file: string
  readonly #start: number
  readonly #ends: readonly number[]
  #at: number

  constructor(file: string, start: number, ends: readonly number[]) {
    this.#file = file
    this.#start = start
    this.#at = start
    this.#ends = ends
  }

  read(): PdfObject {
    this.#skipBlanks()
    if (!this.#beginsDictionary()) {
      return this.#found(this.#isNothing() ? nothing : this.#value(), null)
    }
    const dictionaryStart = this.#at
    this.#dictionary(0)
    const content = this.#content()
    if (!content) return this.#found(nothing, null)
    this.#at = dictionaryStart
    const dictionary = this.#entries()
    this.#at = content.contentStart
    return this.#found(nothing, { dictionary, ...content })
  }

  #found(value: Value, stream: PdfStream | null): PdfObject {
    return { start: this.#start, end: this.#at, value, stream }
  }

  #code(): number {
    return this.#file.charCodeAt(this.#at)
  }

  #skipBlanks() {
    for (;;) {
      while (isBlank(this.#code())) this.#at++
      if (this.#code() !== code.percent) return
      while (this.#at < this.#file.length && !isEndOfLine(this.#code())) this.#at++
    }
  }

  #beginsDictionary(): boolean {
    return this.#file.startsWith('<<', this.#at)
  }

  /** An omitted object, which some programs write for null; or a word that only looks like a trailer. */
  #isNothing(): boolean {
    return (
      this.#file.startsWith('endobj', this.#at) ||
      this.#file.startsWith(trailer, this.#start - trailer.length)
    )
  }

  /** The content of a stream, when one follows its dictionary. */
  #content(): Pick<PdfStream, 'contentStart' | 'contentEnd'> | null {
    this.#skipBlanks()
    if (!this.#file.startsWith('stream', this.#at)) return null
    const after = this.#at + 'stream'.length
    if (isRegular(this.#file.charCodeAt(after))) return null
    // When anything else follows the keyword, readers disagree about where the content begins.
    const lineEnd = this.#file.startsWith('\r\n', after) ? 2 : 1
    const contentStart = after + lineEnd
    if (this.#file.charCodeAt(contentStart - 1) !== code.newline) throw new Unreadable()
    const contentEnd = this.#ends[firstFrom(this.#ends, contentStart)]
    if (contentEnd === undefined) throw new Unreadable()
    this.#at = contentStart
    return { contentStart, contentEnd }
  }

  #dictionary(depth: number, onEntry?: (key: string) => void) {
    if (depth > deepest) throw new Unreadable()
    this.#at += 2
    for (;;) {
      this.#skipBlanks()
      if (this.#file.startsWith('>>', this.#at)) break
      if (this.#code() !== code.slash) throw new Unreadable()
      const keyStart = this.#at
      this.#skipName()
      const keyEnd = this.#at
      this.#skipBlanks()
      if (onEntry) onEntry(this.#file.slice(keyStart, keyEnd))
      else this.#skipValue(depth + 1)
    }
    this.#at += 2
  }

  #entries(): [string, Value][] {
    const entries: [string, Value][] = []
    this.#dictionary(0, (key) => {
      if (entries.length === mostKeys) throw new Unreadable()
      entries.push([plainName(key), this.#value()])
    })
    return entries
  }

  #list(depth: number) {
    if (depth > deepest) throw new Unreadable()
    this.#at += 1
    for (;;) {
      this.#skipBlanks()
      if (this.#code() === code.closeList) break
      this.#skipValue(depth + 1, true)
    }
    this.#at += 1
  }

  #value(): Value {
    const start = this.#at
    const kind = this.#skipValue(1)
    return { kind, text: this.#file.slice(start, this.#at) }
  }

  #skipValue(depth: number, isListed = false): Value['kind'] {
    switch (this.#code()) {
      case code.slash:
        this.#skipName()
        return 'name'
      case code.open:
        this.#skipString()
        return 'other'
      case code.less:
        if (this.#beginsDictionary()) this.#dictionary(depth)
        else this.#skipBy(hexadecimal, this.#at + 1)
        return 'other'
      case code.openList:
        this.#list(depth)
        return 'other'
      default:
        return this.#skipWord(isListed)
    }
  }

  #skipBy(pattern: RegExp, from: number) {
    pattern.lastIndex = from
    if (!pattern.test(this.#file)) throw new Unreadable()
    this.#at = pattern.lastIndex
  }

  #skipName() {
    const start = this.#at
    this.#at++
    this.#skipRegular()
    if (this.#at - start > longestName) throw new Unreadable()
  }

  #skipRegular() {
    while (this.#at < this.#file.length && isRegular(this.#code())) this.#at++
  }

  #skipString() {
    let open = 0
    do {
      const char = this.#code()
      if (char === code.open) open++
      else if (char === code.close) open--
      else if (char === code.backslash) this.#at++
      this.#at++
      if (this.#at > this.#file.length) throw new Unreadable()
    } while (open > 0)
  }

  /** Within an array it does not matter which numbers are part of a reference. */
  #skipWord(isListed: boolean): Value['kind'] {
    const start = this.#at
    this.#skipRegular()
    if (this.#at - start > longestNumber) throw new Unreadable()
    const word = this.#file.slice(start, this.#at)
    if (constants.has(word) || (isListed && word === 'R')) return 'other'
    if (!number.test(word)) throw new Unreadable()
    referenceRest.lastIndex = this.#at
    if (isListed || !referenceRest.test(this.#file)) return 'number'
    this.#at = referenceRest.lastIndex
    return 'reference'
  }
}

/** The index of the first of these ascending positions at or after `from`. */
export function firstFrom(positions: readonly number[], from: number): number {
  let [low, high] = [0, positions.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((positions[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
