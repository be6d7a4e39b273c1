/** A value of a stream's dictionary, as it is written. */
type Value = { readonly kind: 'name' | 'number' | 'reference' | 'other'; readonly text: string }

export type PdfStream = {
  /** Keys with `#xx` undone, in the order of the file, repeated ones too. */
  readonly dictionary: readonly (readonly [key: string, value: Value])[]
  readonly contentStart: number
  /** Where the first `endstream` begins: a reader that believes in a length may read on. */
  readonly contentEnd: number
}

/** What a reader finds that begins to read at one place: a value, perhaps with a stream behind it. */
export type PdfObject = {
  /** Right after `obj` or `trailer`. */
  readonly start: number
  /** Where the value ends; of a stream, where its content begins. */
  readonly end: number
  readonly value: Value
  readonly stream: PdfStream | null
}

/** The bytes are not written as ISO 32000-2, 7.2 and 7.3 have it, so that readers may understand them differently. */
class Unreadable extends Error {
  override name = 'Unreadable'
}

/** Objects are read wherever one may begin, also in streams and strings; more than this many times over is an attack. */
const timesReadOver = 2
/** What is nested deeper or written longer, some readers cut off (ISO 32000-1, annex C, asks for less). */
const deepest = 50
const longestName = 250
const longestNumber = 50
/** A paper of ten megabytes has fewer objects, and a stream fewer keys; more is there to keep a reader busy. */
const mostObjects = 100_000
const mostKeys = 200

/**
 * Every object of a file, in one character a byte, in order: one for each place a reader may be led to or may try when
 * the table of positions is broken. Null when one of them is not written by the grammar: nobody knows then what it hides.
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

/** The number an object is known by, from the head before it; null for a trailer. */
export function numberOf(file: string, { start }: PdfObject): number | null {
  const [, number] = /(\d{1,10})[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*obj$/.exec(file.slice(start - 64, start)) ?? []
  return number === undefined ? null : Number(number)
}

/** A name without its slash as readers understand it: `#xx` undone, and nothing behind a zero, where many end it. */
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
/** What numbers are written of. */
const isNumeric = (char: number) => (char >= 48 && char <= 57) || char === 43 || char === 45 || char === 46

function positionsOf(file: string, word: string): number[] {
  const positions: number[] = []
  for (let at = file.indexOf(word); at !== -1; at = file.indexOf(word, at + word.length)) positions.push(at)
  return positions
}

// --- Where objects may begin -----------------------------------------------------------------------------------------

const trailer = 'trailer'

/** Right after every `7 0 obj` and every `trailer`, whatever they stand in. */
function startsIn(file: string): number[] {
  const heads = positionsOf(file, 'obj').filter((at) => isHead(file, at))
  const starts = heads.map((at) => at + 'obj'.length)
  for (const at of positionsOf(file, trailer)) starts.push(at + trailer.length)
  return starts.sort((one, other) => one - other)
}

/** Whether this `obj` ends the head of an object: two numbers before it, with blanks or comments in between. */
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

/** Where the blanks begin that end there. */
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

/** Whether blanks from `start` to `end` begin a line behind one with a percent sign, so that it may be a comment. */
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

/** Reads one object by the letter. */
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

  /** An object that is left out, as some programs write null; or a word that only looks like the head of a trailer. */
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
    // With anything else behind the word, readers differ in where the content begins.
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

  /** In a list it does not matter which numbers belong to a reference. */
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

/** The index of the first of these ascending positions that is not before `from`. */
export function firstFrom(positions: readonly number[], from: number): number {
  let [low, high] = [0, positions.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((positions[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
