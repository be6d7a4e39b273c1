import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, OneOf, Uuid } from '@/services/shared/schema'
import { merchants } from '../../shapes/payment-terms'
import type { SavedCard as StoredCard } from './repository'

export const SavedCard = Named(
  'SavedCard',
  Type.Object({
    id: Uuid,
    merchant: OneOf(merchants),
    brand: Type.String(),
    lastDigits: Type.String(),
    expirationMonth: Type.Integer(),
    expirationYear: Type.Integer(),
    addedBy: Type.String({ description: 'the name of the member who had it remembered' }),
    createdAt: Instant,
  }),
)

export const SavedCards = Named('SavedCards', Type.Object({ items: Type.Array(SavedCard) }))

/** A card as screens show it: all that is stored of it but the provider's ids. */
export const presentSavedCard = (card: StoredCard, addedBy: string): Static<typeof SavedCard> => ({
  id: card.id,
  merchant: card.merchant,
  brand: card.brand ?? '',
  lastDigits: card.lastDigits ?? '',
  expirationMonth: card.expirationMonth ?? 0,
  expirationYear: card.expirationYear ?? 0,
  addedBy,
  createdAt: card.createdAt.toISOString(),
})
