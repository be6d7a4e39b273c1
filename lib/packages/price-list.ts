type Offer = { readonly size: number; readonly satang: number }

/**
 * The public price list, before 7 % VAT (product.md). `size` counts job credits, profile unlocks, or days of the
 * buffet. What somebody is charged comes from the job-post service.
 */
export const priceList = {
  jobCredit: [
    { size: 1, satang: 590_00 },
    { size: 5, satang: 2_490_00 },
    { size: 20, satang: 8_900_00 },
  ],
  buffet: [{ size: 30, satang: 4_900_00 }],
  profileUnlock: [
    { size: 10, satang: 690_00 },
    { size: 50, satang: 2_900_00 },
    { size: 200, satang: 9_900_00 },
  ],
} as const satisfies Record<string, readonly Offer[]>

/** What one credit or one day of an offer costs, rounded up to the baht, in satang. */
export function pricePerUnit({ size, satang }: Offer): number {
  return Math.ceil(satang / size / 100) * 100
}
