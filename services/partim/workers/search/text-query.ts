import { LRUCache } from 'lru-cache'
import { certificateBits, languageBit, workTypeBits } from '../search-entries/bits'
import {
  keyedWords,
  keyOfBits,
  payKeysUpTo,
  singleDaysKey,
  skillKey,
  verifiedKey,
  videoKey,
} from '../search-entries/keys'
import { tilePrefix } from '../search-entries/tiles'
import type { Wanted } from './wanted'

/** More words than this say nothing new, and each costs. */
const mostWords = 8
/** With more steps of pay than this the keys of pay exclude few. */
const mostPaySteps = 16

/** Keys of which each has to be there, or one of a group. */
type Needed = readonly (readonly string[])[]

const quoted = (key: string) => `'${key.replace(/['\\]/g, '')}'`

/** One key or another, all groups, in one tile or another: PostgreSQL's text form of a tsquery. */
function queryOf(groups: Needed, tiles: readonly number[]): string {
  const inTile = (tile: number) =>
    groups
      .map((keys) =>
        keys.map(
          (key) => `${quoted(tilePrefix(tile) + key.replace(/:\*$/, ''))}${key.endsWith(':*') ? ':*' : ''}`,
        ),
      )
      .map((keys) => (keys.length > 1 ? `(${keys.join(' | ')})` : keys[0]))
      .join(' & ')
  return tiles.map((tile) => `(${inTile(tile)})`).join(' | ')
}

/** Shorter keys are the beginnings of too many words. */
const shortestBeginning = 4

/** Words of searches by their text: cutting one takes as long as all else of a card, and every card names them. */
const wordsByText = new LRUCache<string, ReturnType<typeof keyedWords>>({ max: 1_000 })

/** The words of a search, with their keys. */
export function wordsOf(q: string): ReturnType<typeof keyedWords> {
  const known = wordsByText.get(q) ?? keyedWords(q).slice(0, mostWords)
  wordsByText.set(q, known)
  return known
}

/** Whether a search asks for nothing but numbers, by which nobody is found. */
export const isOfNumbers = (q: string): boolean => /[\d๐-๙]/.test(q) && wordsOf(q).length === 0

/** Whether a key of a text answers to the key of a search. */
export const answersTo = (key: string, wanted: string): boolean =>
  wanted.length < shortestBeginning ? key === wanted : key.startsWith(wanted)

/** A key of a word is also the beginning of a longer one. */
const beginning = (key: string) => (key.length < shortestBeginning ? key : `${key}:*`)

/** What only texts tell: words, all of them or one at least, and skills. */
function ofTexts({ q, skills }: Wanted, isLoose: boolean): Needed {
  const words = wordsOf(q).map(({ key }) => beginning(key))
  const bySkill = skills.map((skill) => [skillKey(skill)])
  if (words.length === 0) return bySkill
  return [...(isLoose ? [words] : words.map((word) => [word])), ...bySkill]
}

/** The query of what only texts tell; null where nothing of it is asked. */
export function textQuery(wanted: Wanted, tiles: readonly number[], isLoose: boolean): string | null {
  const groups = ofTexts(wanted, isLoose)
  return groups.length > 0 ? queryOf(groups, tiles) : null
}

/** Codes of everything that is asked, as far as they exclude nobody who meets it. */
export function codesOf(wanted: Wanted): Needed {
  const { workTypes, slots, isFreeInAll, pay, languages, certificates } = wanted
  const weekly = isFreeInAll ? slots.filter(({ isAnyPart }) => !isAnyPart) : []
  const parts = weekly.flatMap(({ needs }) =>
    needs.flatMap(({ date, bits }) =>
      keyOfBits.freeParts(bits).map((key) => (date ? [key, singleDaysKey] : [key])),
    ),
  )
  const payKeys = pay?.unit === 'day' ? payKeysUpTo(pay.most) : []
  return [
    ...(workTypes.length > 0 ? [keyOfBits.workTypes(workTypeBits(workTypes))] : []),
    ...parts,
    ...(payKeys.length > 0 && payKeys.length <= mostPaySteps ? [payKeys] : []),
    ...languages.map((language) => keyOfBits.languages(languageBit(language))),
    ...certificates.map((kind) => keyOfBits.certificates(certificateBits([kind]))),
    ...(wanted.isVerified ? [[verifiedKey]] : []),
    ...(wanted.hasVideo ? [[videoKey]] : []),
  ]
}

/**
 * The query of what few people meet: of texts, or of codes where no texts are asked for, because common codes are read slower than
 * they exclude; null where nothing can be looked up.
 */
export function lookupQuery(wanted: Wanted, tiles: readonly number[], isLoose: boolean): string | null {
  const texts = ofTexts(wanted, isLoose)
  const groups = texts.length > 0 ? texts : codesOf(wanted)
  return groups.length > 0 ? queryOf(groups, tiles) : null
}
