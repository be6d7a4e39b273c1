type Bought = { readonly size: number; readonly totalSatang: number }

/**
 * How many of an order's credits money is for, all refunds of the order together: a credit counts as returned as soon as
 * any part of its price is.
 */
export const creditsFor = ({ size, totalSatang }: Bought, refundedSatang: number): number =>
  Math.ceil((refundedSatang * size) / totalSatang)

/** What some credits of an order were paid with, in satang with VAT, rounded down. */
export const worthOf = ({ size, totalSatang }: Bought, credits: number): number =>
  Math.floor((totalSatang * credits) / size)
