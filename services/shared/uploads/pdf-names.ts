/**
 * Names of things that a PDF reader may run, open or unpack (ISO 32000-2: 12.6 actions, 7.11.4 embedded files, 13
 * multimedia and rich media, Annex on XFA). Names that matter only as the value of a certain key, or by their own
 * value, are checked separately.
 */
const activeNames = [
  'JavaScript',
  'JS',
  'Launch',
  'AA',
  'OnInstantiate',
  'RichMedia',
  'RichMediaContent',
  'RichMediaExecute',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'MediaClip',
  'Movie',
  'Sound',
  'Rendition',
]
/** Files within the file, as the XML of an electronic tax invoice is (PDF/A-3). */
const attachmentNames = ['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment']

const blank = '[\\0\\t\\n\\f\\r ]'
/** The end of a name: a character that cannot be part of it, or an encoded zero byte, where many readers end it. */
const end = '(?:#00|(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%]))'

/** Matches a letter written plainly or as its `#xx` code. */
function letter(character: string): string {
  const code = character.charCodeAt(0).toString(16)
  const digits = [...code].map((digit) => (digit > '9' ? `[${digit}${digit.toUpperCase()}]` : digit))
  return `(?:${character}|#${digits.join('')})`
}

const spelt = (name: string) => [...name].map(letter).join('')
const anyOf = (names: readonly string[]) => new RegExp(`/(?:${names.map(spelt).join('|')})${end}`)

const active = anyOf(activeNames)
const attachment = anyOf(attachmentNames)
const encrypt = anyOf(['Encrypt'])
const objectStream = new RegExp(anyOf(['ObjStm']), 'g')

/** As a type, Thread is an article; elsewhere it is an action, which may open another file. */
const thread = new RegExp(`(?<!/Type${blank}*)/${spelt('Thread')}${end}`)

/** Matches a value that begins with one of these names. */
const nameOf = (...names: readonly string[]) => new RegExp(anyOf(names).source, 'y')
const reference = '\\d+'
/** More or longer comments before a value serve only to hide it. */
const mostComments = 3
const comment = '%[^\\r\\n]{0,200}[\\r\\n]'
const gap = `${blank}*(?:${comment}${blank}*){0,${mostComments}}`

// --- Script addresses: strings as in ISO 32000-2, 7.3.4, read as browsers read URLs ----------------------------------

/**
 * Characters that are skipped before and within the word: whitespace and byte order marks, written plainly or as codes.
 */
const skipped = `(?:[\\0-\\x20\\xef\\xbb\\xbf\\xfe\\xff]|\\\\(?:\\r\\n?|\\n|[nrtbf]|0?[0-3][0-7]|0?40|[0-7](?![0-7])|37[67]|357|273|277))*`
const skippedHex = (() => {
  const pair = (first: string, second: string) => `${first}${blank}*${second}${blank}*`
  return `(?:${pair('[01]', '[0-9A-Fa-f]')}|${pair('2', '0')}|${pair('[Ff]', '[EeFf]')}|${pair('[Ee]', '[Ff]')}|${pair('[Bb]', '[BbFf]')})*`
})()

const inString = (character: string) => {
  const codes = [character, character.toUpperCase()].map((one) => one.charCodeAt(0).toString(8))
  const plain = `[${character}${character.toUpperCase()}]`
  return `(?:${'nrtbf'.includes(character) ? '' : '\\\\?'}${plain}|\\\\0?(?:${codes.join('|')}))`
}
const inHex = (character: string) => {
  const codes = [character, character.toUpperCase()].map((one) => one.charCodeAt(0).toString(16))
  const digits = codes.map(
    ([first = '', second = '']) => `${first}${blank}*[${second}${second.toUpperCase()}]`,
  )
  return `(?:${digits.join('|')})${blank}*`
}
const scriptWord = [...'javascript:']
const scriptAddress = `\\(${skipped}${scriptWord.map(inString).join(skipped)}|<${blank}*${skippedHex}${scriptWord.map(inHex).join(skippedHex)}`

/**
 * Keys that are harmful with certain values, none of which a document needs. Indirect values are not resolved; for keys
 * where one could hide something, they count as harmful.
 */
const activeValues: readonly (readonly [key: string, value: RegExp])[] = [
  // Office programs put the first page to show here: an array that begins with a page. Anything else is an action.
  ['OpenAction', new RegExp(`(?!\\[${gap}\\d)`, 'y')],
  ['S', nameOf('MCD', 'MCS')],
  ['Subtype', new RegExp(`${nameOf('PS').source}|${reference}`, 'y')],
  ['Subtype2', new RegExp(`${nameOf('PS').source}|${reference}`, 'y')],
  // In a structure element it is an array of references; in a form it is a page of another file.
  ['Ref', new RegExp(`<<|${reference}`, 'y')],
  ['URI', new RegExp(`${scriptAddress}|${reference}`, 'y')],
  ['Base', new RegExp(scriptAddress, 'y')],
]
const valuesByKey = activeValues.map(
  ([key, value]) => [new RegExp(`/${spelt(key)}(?:(?<zero>#00)|${end})`, 'g'), value] as const,
)

const beforeValue = new RegExp(gap, 'y')

/** Where the value after a key begins; null when comments hide it. */
function valueAfter(text: string, from: number): number | null {
  beforeValue.lastIndex = from
  beforeValue.test(text)
  const at = beforeValue.lastIndex
  return text[at] === '%' ? null : at
}

function hasActiveValue(text: string): boolean {
  return valuesByKey.some(([key, value]) => {
    for (const { 0: written, index, groups } of text.matchAll(key)) {
      // Readers disagree about a key that contains a zero byte.
      const at = groups?.zero === undefined ? valueAfter(text, index + written.length) : null
      if (at === null) return true
      value.lastIndex = at
      if (value.test(text)) return true
    }
    return false
  })
}

/** Whether a text of objects contains something to run or open. */
export const isActive = (text: string): boolean =>
  active.test(text) || thread.test(text) || hasActiveValue(text)

/** Whether a text of objects contains a file to unpack. */
export const hasAttachment = (text: string): boolean => attachment.test(text)

/** Whether a text of objects says that the file is encrypted. */
export const isLocked = (text: string): boolean => encrypt.test(text)

/** How many times a text of objects contains the type name of object streams. */
export function countObjectStreams(text: string): number {
  let count = 0
  objectStream.lastIndex = 0
  while (objectStream.test(text)) count++
  return count
}
