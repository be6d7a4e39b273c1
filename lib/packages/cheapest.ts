import type { Offer, PriceList } from '@/validators/price-list'

/** A package and how many of it to buy. */
export type Purchase = Offer & { readonly kind: 'job_post' | 'buffet'; readonly count: number }

/** A way to publish a number of posts: what to buy, its price before VAT in satang, and the credits left over. */
export type Plan = {
  readonly purchases: readonly Purchase[]
  readonly satang: number
  /** Unused credits; null where posting is unlimited. */
  readonly left: number | null
}

/**
 * The cheapest way to publish `posts` posts within 30 days: any mix of credit packages, or the buffet. At the same
 * price the buffet takes precedence, then the mix that leaves more credits.
 */
export function cheapestPlan(posts: number, prices: PriceList): Plan {
  const plans = [...buffetPlans(prices), creditPlan(posts, prices.job_post)]
  const [first, ...others] = plans.filter((plan) => plan !== null)
  if (!first) throw new Error('nothing is for sale')
  return others.reduce((best, plan) => (plan.satang < best.satang ? plan : best), first)
}

/** An order takes one package, and nobody goes through the checkout more often than this for one purchase. */
const mostOrders = 2

/** How many orders a plan takes. */
export const ordersOf = ({ purchases }: Plan): number => purchases.reduce((sum, { count }) => sum + count, 0)

/**
 * The cheapest way to publish `posts` posts within 30 days that takes one order or two; at the same price the one that takes
 * fewer, and then the one that leaves more credits. Where so few are not enough, the cheapest of all.
 */
export function orderablePlan(posts: number, prices: PriceList): Plan {
  const offers = prices.job_post
  const single = offers.map((offer) => creditPlanOf(posts, [{ offer, count: 1 }]))
  const double = offers.flatMap((offer, index) => [
    creditPlanOf(posts, [{ offer, count: mostOrders }]),
    ...offers.slice(index + 1).map((other) =>
      creditPlanOf(posts, [
        { offer, count: 1 },
        { offer: other, count: 1 },
      ]),
    ),
  ])
  const enough = [...single, ...double].filter(({ left }) => left !== null && left >= 0)
  const [best] = [...buffetPlans(prices), ...enough].sort(
    (one, other) =>
      one.satang - other.satang ||
      ordersOf(one) - ordersOf(other) ||
      (other.left ?? Number.POSITIVE_INFINITY) - (one.left ?? Number.POSITIVE_INFINITY),
  )
  return best ?? cheapestPlan(posts, prices)
}

/** What buying so many of each credit package means for `posts` posts; `left` is below 0 where it is not enough. */
function creditPlanOf(
  posts: number,
  bought: readonly { readonly offer: Offer; readonly count: number }[],
): Plan {
  return {
    purchases: bought
      .map(({ offer, count }) => ({ ...offer, kind: 'job_post' as const, count }))
      .sort((one, other) => other.size - one.size),
    satang: bought.reduce((sum, { offer, count }) => sum + offer.satang * count, 0),
    left: bought.reduce((sum, { offer, count }) => sum + offer.size * count, 0) - posts,
  }
}

/**
 * The number of posts in 30 days from which the buffet is the cheapest plan of few orders; null when it never is, or only
 * after hundreds.
 */
export function buffetFrom(prices: PriceList): number | null {
  for (let posts = 1; posts <= 500; posts++) {
    if (orderablePlan(posts, prices).left === null) return posts
  }
  return null
}

/** The buffet as plans: one for each offer of 30 days or more. */
export function buffetPlans({ buffet }: PriceList): Plan[] {
  return buffet
    .filter(({ size }) => size >= 30)
    .map((offer) => ({
      purchases: [{ ...offer, kind: 'buffet', count: 1 }],
      satang: offer.satang,
      left: null,
    }))
}

/** The cheapest mix of credit packages with at least `posts` credits; null when none are sold. */
export function creditPlan(posts: number, offers: readonly Offer[]): Plan | null {
  type Mix = {
    readonly satang: number
    readonly credits: number
    readonly last: Offer | null
    readonly rest: number
  }
  const mixes: Mix[] = [{ satang: 0, credits: 0, last: null, rest: 0 }]
  for (let needed = 1; needed <= posts; needed++) {
    let best: Mix | undefined
    for (const last of offers) {
      const rest = Math.max(0, needed - last.size)
      const before = mixes[rest]
      if (!before) continue
      const mix = { satang: before.satang + last.satang, credits: before.credits + last.size, last, rest }
      const isBetter =
        !best || mix.satang < best.satang || (mix.satang === best.satang && mix.credits > best.credits)
      if (isBetter) best = mix
    }
    if (!best) return null
    mixes.push(best)
  }
  const counts = new Map<Offer, number>()
  let mix = mixes[posts]
  if (!mix) return null
  while (mix?.last) {
    counts.set(mix.last, (counts.get(mix.last) ?? 0) + 1)
    mix = mixes[mix.rest]
  }
  return creditPlanOf(
    posts,
    [...counts].map(([offer, count]) => ({ offer, count })),
  )
}
