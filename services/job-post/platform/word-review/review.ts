import { contactDetailsIn } from '@/validators/contact-details'
import { joinSpelledOut, read, swappable, toneless } from '@/validators/reading'
import { denial, forbiddenWords, gift } from './review-words'

/** Why a post waits for staff; each has its sentence and its advice in messages/th.json. */
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

/** A finding of the review; `words` are the words of the post that caused it. */
export type ReviewFinding = { readonly reason: ReviewReason; readonly words: string | null }

type WordReason = keyof typeof forbiddenWords
const wordReasons = Object.keys(forbiddenWords) as WordReason[]
const patternsOf = (reason: WordReason) =>
  forbiddenWords[reason].map((source) => new RegExp(swappable(source), 'gi'))
const patterns = new Map(wordReasons.map((reason) => [reason, patternsOf(reason)]))
const denied = new RegExp(toneless(denial))
const given = new RegExp(toneless(gift))

/** The first forbidden words of a kind that are not negated: "no application fee" does not count. */
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

/** The findings in the texts of a post, in the order of the reasons. */
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

/** The facts about a post that the review uses. */
export type ReviewFacts = {
  /** Questions that ask for contact details, if the company may not see any yet. */
  readonly contactQuestions: readonly string[]
  readonly texts: readonly (string | null | undefined)[]
  /** The company has an open post with the same title, type of work, branch, pay and shifts. */
  readonly isDuplicate: boolean
  /** The registry or staff have confirmed the company's number. */
  readonly isCompanyConfirmed: boolean
}

/**
 * Automatic review: the reasons why a post must wait for staff; without any it is published at once. It holds posts
 * that let people be hired, charged or cheated outside the product, that the law forbids, that are duplicates, or whose
 * company is unconfirmed.
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
