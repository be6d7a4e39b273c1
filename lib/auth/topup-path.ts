/** The screen on which a phone app's pass buys credit. */
export const topupPath = '/employer/payment/topup'
