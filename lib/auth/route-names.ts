/**
 * The name of a route without parameters, as the specification uses it: its path's parts joined by hyphens, so that
 * /employer/payment/topup is the route named employer-payment-topup.
 */
export const routeName = (pathname: string): string => pathname.split('/').filter(Boolean).join('-')
