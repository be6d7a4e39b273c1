/** Credits that were taken from one grant, so that they can be given back. */
export type Taking = {
  readonly grantId: string
  readonly amount: number
  /** When, in ISO 8601, where that was later than what they were taken for began. */
  readonly takenAt?: string
}
