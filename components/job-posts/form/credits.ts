import type { JobPostPrice } from '@/lib/job-posts/job-post'

/** A bundle of credits that can be bought; without tax. */
export type CreditOffer = { readonly id: string; readonly size: number; readonly priceSatang: number }

/** The credits that publishing takes; 0 for none, or where they are unknown. */
export const creditsOf = (price: JobPostPrice | null): number =>
  price && !price.buffetUntil ? price.credits : 0

/** Whether it is known that the company's credits are too few for a post. */
export const isShort = (price: JobPostPrice | null): boolean =>
  price !== null && price.available < creditsOf(price)
