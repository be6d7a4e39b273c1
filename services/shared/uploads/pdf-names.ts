/**
 * Names behind which a reader may find something to run, to open or to unpack (ISO 32000-2: 12.6 actions, 7.11.4
 * embedded files, 13 multimedia and rich media, Annex on XFA). OpenAction is judged apart.
 */
const activeNames = [
  'JavaScript',
  'JS',
  'Launch',
  'AA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMedia',
  'RichMediaContent',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
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

/** Office programs say there which page to begin at: a list that begins with a page. Anything else is an action. */
const openAction = new RegExp(`/${spelt('OpenAction')}(?:#00|${end}${blank}*(?!${blank}|\\[))`)

/** Whether a text of objects has something to run, to open or to unpack. */
export const isActive = (text: string): boolean => active.test(text) || openAction.test(text)

/** Whether a text of objects says that the file is locked. */
export const isLocked = (text: string): boolean => encrypt.test(text)

/** How often a text of objects names the type of object streams. */
export function countObjectStreams(text: string): number {
  let count = 0
  objectStream.lastIndex = 0
  while (objectStream.test(text)) count++
  return count
}
