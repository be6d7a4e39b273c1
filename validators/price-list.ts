/** What is sold, each counted in its own unit: job posts, days of unlimited posting, and contacts opened. */
export const packageKinds = ['job_post', 'buffet', 'profile_unlock'] as const
export type PackageKind = (typeof packageKinds)[number]

/** A package: `size` counts job credits, days of the buffet, or profile unlocks; its price is before VAT. */
export type Offer = { readonly size: number; readonly satang: number }
export type PriceList = Readonly<Record<PackageKind, readonly Offer[]>>

/**
 * The prices the packages table starts with (product.md), and the ones the prerendered pages show; smallest first.
 * What somebody is charged always comes from the job-post service.
 */
export const startingPrices: PriceList = {
  job_post: [
    { size: 1, satang: 590_00 },
    { size: 5, satang: 2_490_00 },
    { size: 20, satang: 8_900_00 },
  ],
  buffet: [{ size: 30, satang: 4_900_00 }],
  profile_unlock: [
    { size: 10, satang: 690_00 },
    { size: 50, satang: 2_900_00 },
    { size: 200, satang: 9_900_00 },
  ],
}
