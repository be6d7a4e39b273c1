import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Uuid } from '@/services/shared/schema'
import { paymentFailureOf, paymentFailures } from '@/validators/payment-failures'
import { memberEvents } from '@/validators/states/order'
import { isOpen, paymentStates } from '@/validators/states/payment'
import { type Merchant, merchants, paymentMethods } from '../../shapes/payment-terms'
import { orderProperties, presentOrder } from '../orders/present'
import type { Order } from '../orders/repository'
import type { Payment as StoredPayment } from './repository'

export const Payment = Named(
  'Payment',
  Type.Object({
    id: Uuid,
    method: OneOf(paymentMethods),
    state: OneOf(paymentStates),
    expiresAt: Instant,
    card: nullable(
      Type.Object(
        { brand: Type.String(), lastDigits: Type.String() },
        { description: 'the card that is charged' },
      ),
    ),
    authorizeAddress: nullable(
      Type.String({ description: 'where the card’s owner confirms to their bank; for those who pay' }),
    ),
    failure: nullable(OneOf(paymentFailures)),
    checkedAt: nullable(
      Type.String({ format: 'date-time', description: 'when the provider last answered about it' }),
    ),
  }),
)

export const PayableOrder = Named(
  'PayableOrder',
  Type.Object({
    ...orderProperties,
    merchant: OneOf(merchants),
    payment: nullable(Payment),
    canAsk: Type.Boolean({ description: 'whether another way to pay can be asked for' }),
    isInReview: Type.Boolean({
      description:
        'whether staff look at a charge that is not the one that was asked for; money may have been taken',
    }),
  }),
)

/** A card is named by a token of the provider's, which is used once, or by the id of one that is remembered. */
export const PaymentInput = Body({
  method: OneOf(paymentMethods),
  token: Type.Optional(Type.String({ pattern: '^tokn_\\w{1,60}$' })),
  savedCardId: Type.Optional(Uuid),
  remember: Type.Optional(Type.Boolean({ description: 'consent to remembering the card of the token' })),
  instead: Type.Optional(
    Type.Unsafe<string>({ ...Uuid, description: 'the payment by card that this one replaces' }),
  ),
  next: Type.Optional(
    Type.String({
      pattern: '^/[^/\\\\][!-~]*$',
      maxLength: 500,
      description: 'where the web leads on to, after the bank',
    }),
  ),
  place: Type.Optional(
    Type.Unsafe<'member' | 'topup'>({
      ...OneOf(['member', 'topup']),
      description: 'the screens that the bank leads back to; of a pass always those of the top-up',
    }),
  ),
})

/** The answer to asking for a way to pay: the order says how it stands. */
export const AskedPayment = Named('AskedPayment', Type.Object({ orderId: Uuid, paymentId: Uuid }))

export const OrderEventInput = Body({ event: OneOf(memberEvents.filter((event) => event !== 'ask')) })

const presentPayment = (payment: StoredPayment, canPay: boolean): Static<typeof Payment> => ({
  id: payment.id,
  method: payment.method,
  state: payment.state,
  expiresAt: payment.expiresAt.toISOString(),
  card: payment.cardLastDigits
    ? { brand: payment.cardBrand ?? '', lastDigits: payment.cardLastDigits }
    : null,
  authorizeAddress: canPay ? payment.authorizeAddress : null,
  failure: payment.failureCode === null ? null : paymentFailureOf(payment.failureCode),
  checkedAt: payment.checkedAt?.toISOString() ?? null,
})

/** An order with the payment that matters: the successful one, else the latest. */
export function presentPayable(
  order: Order,
  payments: readonly StoredPayment[],
  {
    canAsk,
    isInReview,
    canPay,
    merchant,
  }: { canAsk: boolean; isInReview: boolean; canPay: boolean; merchant: Merchant },
): Static<typeof PayableOrder> {
  const payment =
    payments.find(({ state, isExtra }) => state === 'successful' && !isExtra) ??
    payments.find(({ state }) => state === 'reversed') ??
    payments[0]
  return {
    ...presentOrder(order),
    merchant,
    payment: payment ? presentPayment(payment, canPay) : null,
    canAsk: canAsk && !payments.some(({ state }) => isOpen(state)),
    isInReview,
  }
}
