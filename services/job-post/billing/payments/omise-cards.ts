import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'
import type { Merchant } from '../../shapes/payment-terms'
import type { CardKeeper, KeptCard } from '../saved-cards/card-keeper'
import { ProviderSilence, unlessUnknown } from './provider'

/** Asks Omise something in the name of a merchant. Throws ProviderRefusal or ProviderSilence. */
export type AskOmise = <Schema extends TSchema>(
  merchant: Merchant,
  path: string,
  schema: Schema,
  body?: object,
  method?: 'GET' | 'POST' | 'DELETE',
) => Promise<Static<Schema>>

const CustomerAnswer = Type.Object({
  object: Type.Literal('customer'),
  id: Type.String({ pattern: '^cust_\\w+$' }),
  metadata: Type.Record(Type.String(), Type.Unknown()),
  cards: Type.Object({
    data: Type.Array(
      Type.Object({
        brand: Type.String(),
        last_digits: Type.String(),
        expiration_month: Type.Integer(),
        expiration_year: Type.Integer(),
      }),
    ),
  }),
})

const CustomerList = Type.Object({ object: Type.Literal('list'), data: Type.Array(CustomerAnswer) })

const Gone = Type.Object({ object: Type.Literal('customer'), deleted: Type.Literal(true) })

const pageSize = 100
/** Cards that one merchant's buyers had remembered since a payment began: far more would mean that something is wrong. */
const mostPages = 10

function keptCardOf({ id, cards }: Static<typeof CustomerAnswer>): KeptCard {
  const [card] = cards.data
  if (!card) throw new ProviderSilence('the provider keeps a customer without a card')
  return {
    customerId: id,
    brand: card.brand,
    lastDigits: card.last_digits,
    expirationMonth: card.expiration_month,
    expirationYear: card.expiration_year,
  }
}

/**
 * Cards that Omise keeps. Each is a customer of its own (docs/decisions/0094): the answer says which card was added, a
 * lost answer is found by its metadata, and removing the customer removes all that is kept.
 */
export function cardKeeping(ask: AskOmise): CardKeeper {
  return {
    async keepCard({ merchant, token, companyId, savedCardId }) {
      const metadata = { company_id: companyId, saved_card_id: savedCardId }
      return keptCardOf(await ask(merchant, '/customers', CustomerAnswer, { card: token, metadata }))
    },

    async findKeptCard(merchant, savedCardId, since) {
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({
          from: since.toISOString(),
          order: 'reverse_chronological',
          limit: String(pageSize),
          offset: String(page * pageSize),
        })
        const { data } = await ask(merchant, `/customers?${query}`, CustomerList)
        const found = data.find(({ metadata }) => metadata.saved_card_id === savedCardId)
        if (found) return keptCardOf(found)
        if (data.length < pageSize) return null
      }
      throw new ProviderSilence('too many customers to look through')
    },

    async forgetCard(merchant, customerId) {
      const path = `/customers/${encodeURIComponent(customerId)}`
      await ask(merchant, path, Gone, undefined, 'DELETE').catch(unlessUnknown)
    },
  }
}
