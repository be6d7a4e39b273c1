import { withoutContactDetailsIn } from './contact-details'

/** What a worker says of themselves in short texts that are shown together. */
export type ShownWords = {
  readonly givenName: string
  readonly headline: string
  readonly district: string
  readonly province: string
}

/** Between them each stands beside each other one, as it does in some card, list or answer; the name comes first. */
const orders: readonly (readonly (keyof ShownWords)[])[] = [
  ['givenName', 'headline', 'district', 'province'],
  ['givenName', 'district', 'province', 'headline'],
  ['givenName', 'province', 'district', 'headline'],
  ['headline', 'province'],
]

/**
 * A worker's texts without contact details, also without one that begins in one of them and ends in another, in whichever
 * order they are shown; `more` is what is read below them.
 */
export function withoutContactIn(
  { givenName, headline, district, province }: ShownWords,
  more: readonly string[] = [],
): { readonly words: ShownWords; readonly more: readonly string[] } {
  let shown: { readonly words: ShownWords; readonly more: readonly string[] } = {
    words: { givenName, headline, district, province },
    more,
  }
  for (;;) {
    const left = orders.reduce(({ words: said, more: below }, order) => {
      const texts = withoutContactDetailsIn([...order.map((key) => said[key]), ...below])
      const ones = Object.fromEntries(order.map((key, index) => [key, texts[index] ?? '']))
      return { words: { ...said, ...ones }, more: texts.slice(order.length) }
    }, shown)
    if (JSON.stringify(left) === JSON.stringify(shown)) return left
    shown = left
  }
}
