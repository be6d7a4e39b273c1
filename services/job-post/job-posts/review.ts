import { contactDetailsIn } from '@/validators/contact-details'
import { joinSpelledOut, read, toneless } from '@/validators/reading'
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

type WordReason = keyof typeof forbiddenWords
const wordReasons = Object.keys(forbiddenWords) as WordReason[]
const patternsOf = (reason: WordReason) =>
  forbiddenWords[reason].map((source) => new RegExp(toneless(source), 'gi'))
const patterns = new Map(wordReasons.map((reason) => [reason, patternsOf(reason)]))
const denied = new RegExp(toneless(denial))
const given = new RegExp(toneless(gift))

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
  const text = texts.filter(Boolean).join('\n')
  const details = contactDetailsIn(text)
  const reading = read(text)
  const plain = [joinSpelledOut(reading).text, reading.text]
  return [
    ...(['contact', 'link'] as const).flatMap((kind) => {
      const found = details.find((detail) => detail.kind === kind)
      return found ? [{ reason: detailReasons[kind], words: text.slice(found.start, found.end).trim() }] : []
    }),
    ...wordReasons.flatMap((reason) => {
      const words = plain.map((one) => forbiddenIn(one, reason)).find((one) => one !== null)
      return words === undefined ? [] : [{ reason, words }]
    }),
  ]
}
const detailReasons = { contact: 'contact_details', link: 'link' } as const

/** What is known of a post besides its words. */
export type ReviewFacts = {
  /** Questions that want a way to reach workers, of a company that is not shown any yet. */
  readonly contactQuestions: readonly string[]
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
export function reviewPost({
  texts,
  contactQuestions,
  isDuplicate,
  isCompanyConfirmed,
}: ReviewFacts): ReviewFinding[] {
  return [
    ...reviewTexts(texts),
    ...contactQuestions.map((words) => ({ reason: 'contact_details', words }) as const),
    ...(isDuplicate ? [{ reason: 'duplicate', words: null } as const] : []),
    ...(isCompanyConfirmed ? [] : [{ reason: 'unverified_company', words: null } as const]),
  ]
}
