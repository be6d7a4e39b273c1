/**
 * Names behind which a reader may find something to run, to open or to unpack (ISO 32000-2: 12.6 actions, 7.11.4
 * embedded files, 13 multimedia and rich media, Annex on XFA). What counts only as the value of one key, or by its own
 * value, is judged apart.
 */
const activeNames = [
  'JavaScript',
  'JS',
  'Launch',
  'AA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'FileAttachment',
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

const blank = '[\\0\\t\\n\\f\\r ]'
/** The end of a name: nothing that belongs to it, or a zero, where many readers end it. */
const end = '(?:#00|(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%]))'

/** A letter as itself or as its code. */
function letter(character: string): string {
  const code = character.charCodeAt(0).toString(16)
  const digits = [...code].map((digit) => (digit > '9' ? `[${digit}${digit.toUpperCase()}]` : digit))
  return `(?:${character}|#${digits.join('')})`
}

const spelt = (name: string) => [...name].map(letter).join('')
const anyOf = (names: readonly string[]) => new RegExp(`/(?:${names.map(spelt).join('|')})${end}`)

const active = anyOf(activeNames)
const encrypt = anyOf(['Encrypt'])
const objectStream = new RegExp(anyOf(['ObjStm']), 'g')

/** Articles are threads by their type; anywhere else the name is an action's, which may go to another file's. */
const thread = new RegExp(`(?<!/Type${blank}*)/${spelt('Thread')}${end}`)

/** A value that begins with one of these names. */
const nameOf = (...names: readonly string[]) => new RegExp(anyOf(names).source, 'y')
const reference = '\\d+'
/** More comments before one value, or longer ones, only hide it. */
const mostComments = 3
const comment = '%[^\\r\\n]{0,200}[\\r\\n]'
const gap = `${blank}*(?:${comment}${blank}*){0,${mostComments}}`

// --- Addresses that are scripts: strings as in ISO 32000-2, 7.3.4, read as browsers read addresses ---------------------

/** What is skipped before and in the word: blanks, marks of order, in plain and as codes. */
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

/** Keys whose value decides, and the values nobody needs on paper. One that is written elsewhere is not looked for there. */
const activeValues: readonly (readonly [key: string, value: RegExp])[] = [
  // Office programs say there which page to begin at: a list that begins with a page. Anything else is an action.
  ['OpenAction', new RegExp(`(?!\\[${gap}\\d)`, 'y')],
  ['S', nameOf('MCD', 'MCS')],
  ['Subtype', new RegExp(`${nameOf('PS').source}|${reference}`, 'y')],
  ['Subtype2', new RegExp(`${nameOf('PS').source}|${reference}`, 'y')],
  // Of an element of the structure it is a list of others; of a form it is a page of another file.
  ['Ref', new RegExp(`<<|${reference}`, 'y')],
  ['URI', new RegExp(`${scriptAddress}|${reference}`, 'y')],
  ['Base', new RegExp(scriptAddress, 'y')],
]
const valuesByKey = activeValues.map(
  ([key, value]) => [new RegExp(`/${spelt(key)}(?:(?<zero>#00)|${end})`, 'g'), value] as const,
)

const beforeValue = new RegExp(gap, 'y')

/** Where the value begins that a key's end is followed by; null where comments hide it. */
function valueAfter(text: string, from: number): number | null {
  beforeValue.lastIndex = from
  beforeValue.test(text)
  const at = beforeValue.lastIndex
  return text[at] === '%' ? null : at
}

function hasActiveValue(text: string): boolean {
  return valuesByKey.some(([key, value]) => {
    for (const { 0: written, index, groups } of text.matchAll(key)) {
      // Readers differ in what a key with a zero in it is.
      const at = groups?.zero === undefined ? valueAfter(text, index + written.length) : null
      if (at === null) return true
      value.lastIndex = at
      if (value.test(text)) return true
    }
    return false
  })
}

/** Whether a text of objects has something to run, to open or to unpack. */
export const isActive = (text: string): boolean =>
  active.test(text) || thread.test(text) || hasActiveValue(text)

/** Whether a text of objects says that the file is locked. */
export const isLocked = (text: string): boolean => encrypt.test(text)

/** How often a text of objects names the type of object streams. */
export function countObjectStreams(text: string): number {
  let count = 0
  objectStream.lastIndex = 0
  while (objectStream.test(text)) count++
  return count
}
