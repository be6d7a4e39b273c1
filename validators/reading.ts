import { digitValue } from './digits'
import { formOf } from './one-form'

/**
 * A text as a reader sees it: invisible characters are gone, and look-alike characters are the same. Every character
 * remembers which part of the original it came from, so that a find can be marked or removed there.
 */
export type Reading = {
  /** Lower case, Latin digits, Thai without tone marks. */
  readonly text: string
  /** Where in the original each unit of `text` begins and ends; invisible characters belong to the one before them. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

export type Span = { readonly start: number; readonly end: number }

const pairs = (looks: string, means: string): [string, string][] => {
  const letters = [...means]
  return [...looks].map((look, index) => [look, letters[index] ?? look])
}

const range = (first: number, means: string): [string, string][] =>
  [...means].map((letter, index) => [String.fromCodePoint(first + index), letter])

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Look-alikes of Latin letters, digits and marks that do not decompose to them (the common part of Unicode TR 39). */
const lookAlikes = new Map<string, string>([
  ...pairs('АВЕЅІЇЈКМНОРСТХУҮԌԚԜ', 'ABESIIJKMHOPCTXYYGQW'),
  ...pairs('авеёѕіїјкмнорстхупԁһӏԛԝгѵ', 'abeesiijkmhopctxyndhlqwrv'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('αβεηικνορτυχωγ', 'abenikvoptuxwy'),
  ...pairs('օոսհցոյզ', 'onuhgnjq'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...pairs('ɑɡıȷłøđħŧƖǀɩ', 'agijlodhtlll'),
  ...range(0x1f1e6, alphabet),
  ...range(0x1f150, alphabet),
  ...range(0x1f170, alphabet),
  // Circled digits and Chinese numerals.
  ...range(0x2776, '123456789'),
  ...range(0x2780, '123456789'),
  ...range(0x278a, '123456789'),
  ...range(0x24f5, '123456789'),
  ...pairs('⓿🄋🄌〇零一二三四五六七八九', '0000012345678９'.normalize('NFKC')),
  ['🔟', '10'],
  ...pairs('○◯⭕', 'ooo'),
  // Dots, dashes, slashes and colons.
  ...pairs('‧•∙⋅・●', '······'),
  ...pairs('。｡', '..'),
  ...pairs('−ー─━', '----'),
  ...pairs('⁄∕╱', '///'),
  ...pairs('꞉ː∶։', '::::'),
  ['⠀', ' '],
])

const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cf}|\u20e3/u
const thaiTones = /[\u0e3a\u0e48-\u0e4c\u0e4e]/
const mark = /\p{M}/u
const space = /\p{Z}/u
const dash = /\p{Pd}/u
const digit = /\p{Nd}/u

/** How one character is read that is neither ASCII nor Thai. */
function readOne(character: string): string {
  if (unseen.test(character)) return ''
  const alike = lookAlikes.get(character)
  if (alike !== undefined) return alike
  return [...character.normalize('NFKD')]
    .map((part) => {
      if (mark.test(part) || unseen.test(part)) return ''
      if (digit.test(part)) return String(digitValue(part))
      if (space.test(part)) return ' '
      if (dash.test(part)) return '-'
      return lookAlikes.get(part) ?? part
    })
    .join('')
}

const isAscii = (code: number) => code < 0x80
const isThai = (code: number) => code >= 0x0e00 && code <= 0x0e7f

function seen(character: string, code: number): string {
  if (code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029) return '\n'
  if (code === 0x09) return ' '
  if (isAscii(code)) return code < 0x20 || code === 0x7f ? '' : character
  if (!isThai(code)) return readOne(character)
  if (thaiTones.test(character)) return ''
  return code >= 0x0e50 && code <= 0x0e59 ? String(code - 0x0e50) : character
}

/** Makes the reading of a text. */
export function read(original: string): Reading {
  const text: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const form = formOf(original)
  let at = 0
  for (const character of form.text) {
    const start = form.starts[at] ?? 0
    const end = form.ends[at] ?? 0
    const letters = seen(character, character.codePointAt(0) ?? 0).toLowerCase()
    if (letters === '' && ends.length > 0) ends[ends.length - 1] = Math.max(ends.at(-1) ?? 0, end)
    for (const unit of letters.split('')) {
      text.push(unit)
      starts.push(start)
      ends.push(end)
    }
    at += character.length
  }
  return { text: text.join(''), starts, ends }
}

/** The part of the original that corresponds to a part of its reading. */
export function spanOf({ starts, ends }: Reading, start: number, end: number): Span {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }
}

const between = /[ .*_·-]/
/** A Thai letter with its marks, however many; readings have no tone marks. */
const thaiLetter = '\\p{Script=Thai}[\\u0e31\\u0e34-\\u0e39\\u0e47\\u0e4d]*'
const spelledOut = new RegExp(
  `(?<![a-z0-9])[a-z](?:[ .*_·-]{1,2}[a-z0-9]){2,}(?![a-z0-9])|(?<!\\p{Script=Thai})${thaiLetter}(?:[ .*_·-]{1,2}${thaiLetter}){2,}(?!\\p{Script=Thai})`,
  'gu',
)

/** The same reading with spaced-out letters ("l i n e", "ม.ั.ด.จ.ำ") joined into words. */
export function joinSpelledOut(reading: Reading): Reading {
  const { text, starts, ends } = reading
  const gone = new Set<number>()
  for (const { 0: letters, index } of text.matchAll(spelledOut)) {
    for (let at = index; at < index + letters.length; at += 1) if (between.test(text.charAt(at))) gone.add(at)
  }
  if (gone.size === 0) return reading
  const isKept = (_: unknown, index: number) => !gone.has(index)
  return {
    text: text.split('').filter(isKept).join(''),
    starts: starts.filter(isKept),
    ends: ends.filter(isKept),
  }
}

/**
 * A pattern's source in the form of readings, that also finds a mark typed one consonant late: สมคัร for สมัคร. Both are
 * valid spelling, so that only a pattern that knows the word can tell.
 */
export const swappable = (source: string): string =>
  toneless(source).replace(/([ก-ฮ])([\u0e31\u0e34-\u0e39\u0e47])([ก-ฮ])(?![?*+{])/g, '$1(?:$2$3|$3$2)')

/** Converts a pattern's source to the form of readings: Thai without tone marks. */
export const toneless = (source: string): string => source.replace(/[\u0e3a\u0e48-\u0e4c\u0e4e]/g, '')
