/** Value-added tax in per cent (Thailand; the rate set by decrees that renew it year by year). */
export const vatPercent = 7

/** The value-added tax on a price before tax, both in satang, rounded half up to the satang. */
export function vatOf(satang: number): number {
  return Math.round((satang * vatPercent) / 100)
}
