import { denial, forbiddenWords, gift } from './review-words'

/** Why a post waits for our staff; each has its sentence and its way of mending in messages/th.json. */
export const reviewReasons = [
  'contact_details',
  'link',
  'discrimination',
  'illegal_work',
  'adult',
  'worker_fee',
  'duplicate',
  'unverified_company',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** What the review found; `words` are those of the post where they gave it away. */
export type ReviewFinding = { readonly reason: ReviewReason; readonly words: string | null }

/** Nine or ten digits from 0, or +66, however people space them out. */
const phone = /(?<!\d|\d[.:])(?:\+?66|0)[\s.\-()]*(?:\d[\s.\-()]*){8,9}(?!\d)/
const email = /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*\.\s*[a-z]{2,}/i
/** A chat name: asked to add, given as an id, or looking like one; "ไลน์ผลิต" (a production line) is not. */
const chatNames = [
  /(?:แอด|ทัก|เพิ่มเพื่อน|\badd)\s*(?:ไลน์|ไลน|\bline)\s*[a-z0-9_.-]{4,}/i,
  /(?:ไลน์|ไลน|\bline)\s*(?:\bid\b|ไอดี|[:=@])[\s:=@]*[a-z0-9_.-]{4,}/i,
  /(?:ไลน์|ไลน|\bline)\s+(?=[a-z_.-]*\d)[a-z0-9_.-]{4,}/i,
  /ไอดี\s*[:=]?\s*[a-z0-9_.-]{4,}/i,
  /(?:^|\s)@[a-z0-9_.-]{4,}/i,
]
const link = /https?:\/\/|www\.|\b(?:[a-z0-9-]+\.)+(?:com|net|org|co|th|io|me|ee|ly|app|link|page|site)\b/i

const thaiZero = '๐'.codePointAt(0) ?? 0
const latinDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? thaiZero) - thaiZero))

/** Tone marks and the sign of silence: where most of what is misspelt is misspelt. */
const withoutTones = (text: string) => text.replace(/[่-์]/g, '')

/** Letters spelled out one by one ("ม ั ด จ ำ", "ม.ั.ด.จ.ำ") become the word they are. */
const joined = (text: string) =>
  text.replace(
    /(?<!\p{Script=Thai})(?:\p{Script=Thai}[\s.*_-]){2,}\p{Script=Thai}(?!\p{Script=Thai})/gu,
    (letters) => letters.replace(/[\s.*_-]/g, ''),
  )

/** The same words however they are typed: zero-width characters and two-part "ำ" are what copied text brings. */
const plain = (text: string) =>
  latinDigits(text.normalize('NFC'))
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/ํ([่-๋]?)า/g, '$1ำ')

type WordReason = keyof typeof forbiddenWords
const wordReasons = Object.keys(forbiddenWords) as WordReason[]
const patternsOf = (reason: WordReason) =>
  forbiddenWords[reason].map((source) => new RegExp(withoutTones(source), 'gi'))
const patterns = new Map(wordReasons.map((reason) => [reason, patternsOf(reason)]))
const denied = new RegExp(withoutTones(denial))
const given = new RegExp(withoutTones(gift))

/** The first forbidden words of a kind that are meant as they stand: "no application fee" is none. */
function forbiddenIn(text: string, reason: WordReason): string | null {
  for (const pattern of patterns.get(reason) ?? []) {
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, index - 40), index)
      const after = text.slice(index + words.length)
      if (reason !== 'worker_fee' || !(denied.test(before) || given.test(after))) return words
    }
  }
  return null
}

/** What the words of a post give away, in the order of the reasons. */
export function reviewTexts(texts: readonly (string | null | undefined)[]): ReviewFinding[] {
  const text = plain(texts.filter(Boolean).join('\n'))
  const contact = [phone, email, ...chatNames].flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? [])[0]
  const withoutMail = text.replace(new RegExp(email, 'gi'), ' ')
  const address = link.exec(withoutMail)?.[0]
  const toneless = withoutTones(joined(text))
  return [
    ...(contact ? [{ reason: 'contact_details', words: contact } as const] : []),
    ...(address ? [{ reason: 'link', words: address } as const] : []),
    ...wordReasons.flatMap((reason) => {
      const words = forbiddenIn(toneless, reason)
      return words === null ? [] : [{ reason, words }]
    }),
  ]
}

/** What is known of a post besides its words. */
export type ReviewFacts = {
  readonly texts: readonly (string | null | undefined)[]
  /** The company has an open post of the same title, branch, days and pay. */
  readonly isDuplicate: boolean
  /** The registry or our staff say that the company's number is its own. */
  readonly isCompanyConfirmed: boolean
}

/**
 * Automatic review: what makes a post wait for our staff; nothing, and it is published at once. It holds what lets
 * people be hired, charged or cheated outside the product, what the law forbids, what is there already, and companies
 * nobody has confirmed yet.
 */
export function reviewPost({ texts, isDuplicate, isCompanyConfirmed }: ReviewFacts): ReviewFinding[] {
  return [
    ...reviewTexts(texts),
    ...(isDuplicate ? [{ reason: 'duplicate', words: null } as const] : []),
    ...(isCompanyConfirmed ? [] : [{ reason: 'unverified_company', words: null } as const]),
  ]
}
