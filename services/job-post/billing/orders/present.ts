import { type Static, Type } from '@fastify/type-provider-typebox'
import { Address, Body, Instant, Named, nullable, OneOf, Satang, Uuid } from '@/services/shared/schema'
import { maskedNumber } from '@/validators/company-kind'
import { packageKinds } from '@/validators/price-list'
import { orderStates } from '@/validators/states/order'
import type { Buyer as StoredBuyer } from '../../shapes/buyer'
import { merchants } from '../../shapes/payment-terms'
import type { Order as StoredOrder } from './repository'

const amounts = {
  priceSatang: Satang,
  vatSatang: Satang,
  totalSatang: Satang,
  withholdingSatang: Type.Integer({
    description: 'satang that the buyer may withhold and claim back; 0 for none',
  }),
}

export const Buyer = Named(
  'Buyer',
  Type.Object({
    name: Type.String(),
    taxId: Type.String({ description: 'a person’s own with its last four digits only' }),
    branchNumber: Type.String({ description: 'five digits; 00000 is the head office' }),
    address: Address,
  }),
)

export const orderProperties = {
  id: Uuid,
  number: Type.String(),
  state: OneOf(orderStates),
  kind: OneOf(packageKinds),
  size: Type.Integer(),
  validDays: Type.Integer(),
  ...amounts,
  vatRate: Type.Integer({ description: 'of its day, in hundredths of a per cent' }),
  buyer: Buyer,
  createdAt: Instant,
  payableUntil: Instant,
  paidAt: nullable(Instant),
  creditsExpireAt: nullable(Instant),
  followsBuffet: Type.Optional(
    Type.Boolean({ description: 'its days of a buffet begin where those of another end; absent for others' }),
  ),
  waitingPosts: Type.Integer({ description: 'posts that waited for credit when it was given' }),
  refundedSatang: Type.Integer({ description: 'satang that were returned to the buyer; 0 for none' }),
  isDisputed: Type.Boolean({
    description: 'whether the buyer’s bank disputes it, and its unspent credits are out of use',
  }),
}

export const Order = Named('Order', Type.Object(orderProperties))

export const OrderInput = Body({
  packageId: Uuid,
  branchId: nullable(Uuid),
  reuse: Type.Optional(
    Type.Boolean({
      description:
        'takes up an unpaid order of the same package, price and buyer, instead of making another one, where its payment can begin at once',
    }),
  ),
})

/** The numbers of orders that somebody watches. */
export const OrderMarksInput = Body({
  numbers: Type.Array(Type.String({ maxLength: 20 }), { minItems: 1, maxItems: 200 }),
})

export const OrderMarks = Named(
  'OrderMarks',
  Type.Object({
    items: Type.Array(
      Type.Object({
        number: Type.String(),
        mark: Type.String({ description: 'another one as soon as something became of the order' }),
      }),
    ),
  }),
)

/** What a member can buy, at today's prices and taxes, and in whose name. */
export const PurchaseOptions = Named(
  'PurchaseOptions',
  Type.Object({
    packages: Type.Array(
      Type.Object({
        id: Uuid,
        kind: OneOf(packageKinds),
        size: Type.Integer(),
        validDays: Type.Integer(),
        merchant: OneOf(merchants),
        ...amounts,
      }),
    ),
    notYet: Type.Array(OneOf(packageKinds), {
      description: 'kinds with a price that cannot be ordered yet',
    }),
    buyers: Type.Array(
      Type.Object({
        branchId: nullable(Uuid),
        branchName: nullable(Type.String()),
        buyer: Buyer,
      }),
    ),
    vatRate: Type.Integer({ description: 'hundredths of a per cent' }),
    withholdingRate: Type.Integer({ description: 'hundredths of a per cent' }),
    recentPosts: nullable(
      Type.Object(
        { count: Type.Integer(), days: Type.Integer() },
        {
          description:
            'the posts that credits or a buffet paid for in the last 90 days, and the days until today since the first; null without one',
        },
      ),
    ),
  }),
)

export const presentBuyer = ({ name, taxId, branchNumber, address }: StoredBuyer): Static<typeof Buyer> => ({
  name,
  taxId: maskedNumber(taxId),
  branchNumber,
  address,
})

const dayMs = 86_400_000
/** So much of an end, in milliseconds, is the time that giving the days took, and no day of another buffet. */
const givingMs = 60_000

const followsBuffet = ({ kind, validDays, fulfilledAt, creditsExpireAt }: StoredOrder): boolean =>
  kind === 'buffet' &&
  fulfilledAt !== null &&
  creditsExpireAt !== null &&
  creditsExpireAt.getTime() - fulfilledAt.getTime() > validDays * dayMs + givingMs

export const presentOrder = (order: StoredOrder): Static<typeof Order> => ({
  id: order.id,
  number: order.number,
  state: order.state,
  kind: order.kind,
  size: order.size,
  validDays: order.validDays,
  priceSatang: order.priceSatang,
  vatSatang: order.vatSatang,
  totalSatang: order.totalSatang,
  withholdingSatang: order.withholdingSatang,
  vatRate: order.vatRate,
  buyer: presentBuyer(order.buyer),
  createdAt: order.createdAt.toISOString(),
  payableUntil: order.payableUntil.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  creditsExpireAt: order.creditsExpireAt?.toISOString() ?? null,
  ...(followsBuffet(order) && { followsBuffet: true }),
  waitingPosts: order.waitingPosts,
  refundedSatang: order.refundedSatang,
  isDisputed: order.disputedAt !== null,
})
