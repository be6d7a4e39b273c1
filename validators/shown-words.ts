import { withoutContactDetailsIn } from './contact-details'

/** Short texts by a worker about themselves that are shown together. */
export type ShownWords = {
  readonly givenName: string
  readonly headline: string
  readonly district: string
  readonly province: string
}

/** Orders in which the texts are shown; together they put each text beside every other, with the name first. */
const orders: readonly (readonly (keyof ShownWords)[])[] = [
  ['givenName', 'headline', 'district', 'province'],
  ['givenName', 'district', 'province', 'headline'],
  ['givenName', 'province', 'district', 'headline'],
  ['headline', 'province'],
]

/**
 * A worker's texts without contact details, including one that begins in one text and ends in another, in any order
 * they are shown in; `more` are texts shown below them.
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
