import { piecesOf, skeletonOf } from '@/services/shared/thai-words'

/** Shorter skeletons would be those of many words: such a word is kept as it is spelt. */
const shortestSkeleton = 2
/** What a key of a text holds at most, in characters; longer words are cut. */
const longestKey = 30

/** Words that say nothing of anybody: particles, connecting words, and what every resume says. */
const empty = new Set(
  'ที่ ได้ และ มา ไป ก็ จะ มี ให้ ใน แล้ว อยู่ กับ ของ เป็น ค่ะ ครับ คะ นะ นะคะ หรือ จาก ว่า ทำ งาน คน หา แถว ย่าน โซน ใกล้ ช่วง อยาก ต้องการ รับ ขอ ช่วย หน่อย ด่วน ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ'.split(
    ' ',
  ),
)

/** Consonants that the same foreign word is written with: "เอสเปรสโซ" and "เอสเพรสโซ", "อาร์ต" and "อาร์ท". */
const oneSpelling = (skeleton: string) => skeleton.replace(/[ผพภ]/g, 'ป').replace(/[ตถ]/g, 'ท')

const keyOf = (word: string): string => {
  const skeleton = oneSpelling(skeletonOf(word))
  return (skeleton.length >= shortestSkeleton ? skeleton : word).slice(0, longestKey)
}

const saysSomething = (word: string) => !empty.has(word) && !/^\d/.test(word)

/** The words of a text with their keys, each key once. */
export function keyedWords(text: string): { readonly word: string; readonly key: string }[] {
  const words = piecesOf(text).flat().filter(saysSomething)
  const byKey = new Map(words.map((word) => [keyOf(word), word]))
  return [...byKey].map(([key, word]) => ({ word, key }))
}

/** Parts of a word that the dictionary does not know are at most this long, in characters. */
const longestPart = 3

/**
 * Neighbours that may be one word. The dictionary cuts what it does not know by what stands beside it: "ชาบู" by itself, but
 * "ร้าน|ชา|บู|ย่าน".
 */
const joined = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece, index) => {
    const both = [piece, pieces[index + 1] ?? '']
    const mayBeOne = both.every((part) => part !== '' && part.length <= longestPart && saysSomething(part))
    return mayBeOne ? [both.join('')] : []
  })

/**
 * The words of a text as the search keeps them: segmented by the dictionary, spelt as they sound, so that misspelt words are
 * found, and without words that say nothing. Nobody is found by a number, which may be of their phone. Searches are read alike
 * (`keyedWords`), but for neighbours that may be one word.
 */
export const wordKeys = (text: string): string[] => [
  ...new Set([...keyedWords(text).map(({ key }) => key), ...piecesOf(text).flatMap(joined).map(keyOf)]),
]

/** Asked pay is kept in steps of this, in satang, so that a search by pay reads few keys. */
const payStep = 5_000
/** Pay above is one step. */
const highestStep = 40

const stepOf = (pay: number | null): number => Math.min(highestStep, Math.ceil((pay ?? 0) / payStep))

type Coded = {
  readonly workTypes: number
  readonly freeParts: number
  readonly languages: number
  readonly certificates: number
  readonly isVerified: boolean
  readonly hasVideo: boolean
  readonly freeDates: readonly string[]
  readonly dailyPay?: number | null
  readonly skills: readonly string[]
}

const bitsOf = (bits: number): number[] =>
  Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (bits & (1 << bit)) !== 0)

/** Codes with a sign that no word holds, so that they are never taken for one. */
export const keyOfBits = {
  workTypes: (bits: number) => bitsOf(bits).map((bit) => `w.${bit}`),
  freeParts: (bits: number) => bitsOf(bits).map((bit) => `f.${bit}`),
  languages: (bits: number) => bitsOf(bits).map((bit) => `l.${bit}`),
  certificates: (bits: number) => bitsOf(bits).map((bit) => `c.${bit}`),
}
export const verifiedKey = 'v.'
export const videoKey = 'm.'
/** Of those who are free on single days, whatever their week says. */
export const singleDaysKey = 'a.'
export const skillKey = (skill: string): string => `s.${skill}`
/** The keys of those who ask for at most this much a day, in satang. */
export const payKeysUpTo = (pay: number): string[] =>
  Array.from({ length: stepOf(pay) + 1 }, (_, step) => `d.${step}`)

/** What a worker offers, as keys. */
export function codeKeys(worker: Coded): string[] {
  return [
    ...keyOfBits.workTypes(worker.workTypes),
    ...keyOfBits.freeParts(worker.freeParts),
    ...keyOfBits.languages(worker.languages),
    ...keyOfBits.certificates(worker.certificates),
    ...(worker.isVerified ? [verifiedKey] : []),
    ...(worker.hasVideo ? [videoKey] : []),
    ...(worker.freeDates.length > 0 ? [singleDaysKey] : []),
    `d.${stepOf(worker.dailyPay ?? null)}`,
    ...worker.skills.map(skillKey),
  ]
}
