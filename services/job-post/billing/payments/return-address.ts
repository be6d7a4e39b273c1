type Payer = {
  readonly orderId: string
  /** They pay in the bare screens inside a phone app. */
  readonly isTopup: boolean
  /** Where the result leads on to; top-up screens lead back to their app. */
  readonly next: string | undefined
}

/** The address of the page of ours to which a bank leads back, with what became of the order. */
export function addressAfterBank(appUrl: string, { orderId, isTopup, next }: Payer): string {
  const [path, more] = isTopup
    ? ['/employer/payment/topup', { from: 'bank' }]
    : ['/payment/callback', { ...(next && { next }) }]
  return `${new URL(path, appUrl)}?${new URLSearchParams({ order: orderId, ...more })}`
}
