import { type Failure, failureOf } from './card-outcomes'
import { GatewayError } from './gateway-error'
import type { Charge } from './records'

/** Each function here is one state change of a charge; one that is not allowed now throws Omise's error. */

/** The bank has decided: the charge is paid (or authorized, when captured later), or failed with `failure`. */
export function settle(charge: Charge, failure: Failure | null, now: Date): Charge {
  requirePending(charge)
  if (failure) return { ...charge, status: 'failed', failure }
  if (!charge.captureAtOnce) return { ...charge, authorized: true }
  return { ...charge, status: 'successful', authorized: true, paidAt: now.toISOString() }
}

/** The payer has finished the 3-D Secure page. */
export function authenticate(charge: Charge, approved: boolean, now: Date): Charge {
  if (!approved) return settle(charge, failureOf('payment_rejected'), now)
  return settle(charge, charge.card?.outcome.failure ?? null, now)
}

export function capture(charge: Charge, now: Date): Charge {
  if (charge.status !== 'pending' || !charge.authorized) {
    throw new GatewayError(400, 'failed_capture', 'charge is not authorized or was captured before')
  }
  return { ...charge, status: 'successful', paidAt: now.toISOString() }
}

export function reverse(charge: Charge, now: Date): Charge {
  if (charge.status !== 'pending' || !charge.authorized) {
    throw new GatewayError(400, 'failed_void', 'charge cannot be reversed')
  }
  return { ...charge, status: 'reversed', authorized: false, reversedAt: now.toISOString() }
}

export function takeBack(charge: Charge, now: Date): Charge {
  if (charge.status !== 'successful' || charge.refundedAmount > 0) {
    throw new GatewayError(400, 'failed_void', 'charge has no money that could be taken back')
  }
  return { ...charge, status: 'reversed', reversedAt: now.toISOString() }
}

export function expire(charge: Charge, now: Date): Charge {
  requirePending(charge)
  return { ...charge, status: 'expired', expiredAt: now.toISOString() }
}

/** The money of a code that was scanned in time arrives after the charge has ended. */
export function payLate(charge: Charge, now: Date): Charge {
  if (charge.status !== 'expired' || !charge.source) {
    throw new GatewayError(400, 'invalid_charge', `charge is ${charge.status}`)
  }
  return { ...charge, status: 'successful', authorized: true, expiredAt: null, paidAt: now.toISOString() }
}

export function refund(charge: Charge, amount: number): Charge {
  if (charge.status !== 'successful' || amount < 1 || amount > charge.amount - charge.refundedAmount) {
    throw new GatewayError(400, 'failed_refund', 'the refund is more than what is left of the charge')
  }
  return { ...charge, refundedAmount: charge.refundedAmount + amount }
}

export function isOverdue(charge: Charge, now: Date): boolean {
  return charge.status === 'pending' && charge.expiresAt <= now.toISOString()
}

function requirePending(charge: Charge): void {
  if (charge.status === 'pending' && !charge.authorized) return
  const code = charge.status === 'expired' ? 'expired_charge' : 'invalid_charge'
  throw new GatewayError(400, code, `charge is ${charge.status}`)
}
