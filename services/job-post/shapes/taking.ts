/** Credits that were taken from one grant, so that they can be given back. */
export type Taking = { readonly grantId: string; readonly amount: number }
