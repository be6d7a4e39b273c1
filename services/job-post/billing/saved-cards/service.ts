import type { Static } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger } from 'fastify'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { Doer } from '../../platform/access/actor'
import type { Scope } from '../../platform/access/scope'
import type { CardKeeper } from './card-keeper'
import { presentSavedCard, type SavedCards } from './present'
import {
  deleteSavedCard,
  listCardsToForget,
  listSavedCards,
  listSavedCardsOf,
  markRemoved,
  type SavedCard,
} from './repository'

type CardParts = {
  readonly db: Database
  readonly provider: CardKeeper
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** The cards that the company can pay by. */
export async function savedCardsOf(db: Database, { companyId }: Scope): Promise<Static<typeof SavedCards>> {
  const rows = await listSavedCards(db, companyId)
  return { items: rows.map(({ card, addedBy }) => presentSavedCard(card, addedBy)) }
}

/** Takes a card out of the list for good; what the provider keeps of it is removed at once, or by the routine. */
export async function removeSavedCard(
  parts: CardParts,
  { uid, requestId, scope: { companyId } }: Doer,
  id: string,
): Promise<void> {
  const card = await parts.db.transaction(async (tx) => {
    const removed = await markRemoved(tx, { companyId, id })
    if (!removed) throw notFound()
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId,
      action: 'saved_card.removed',
      subjectType: 'saved_card',
      subjectId: id,
      before: { brand: removed.brand, lastDigits: removed.lastDigits },
    })
    return removed
  })
  await forget(parts, card).catch((err: unknown) =>
    parts.log.warn({ err, savedCardId: id }, 'the payment provider still keeps a removed card'),
  )
}

/** Clocks differ: what was kept is looked for from a little earlier. */
const before = (moment: Date) => new Date(moment.getTime() - 5 * 60_000)

async function forget({ db, provider }: Omit<CardParts, 'log'>, card: SavedCard): Promise<void> {
  const { merchant, id, createdAt } = card
  const customerId =
    card.customerId ?? (await provider.findKeptCard(merchant, id, before(createdAt)))?.customerId
  if (customerId) await provider.forgetCard(merchant, customerId)
  await deleteSavedCard(db, card)
}

/** Has the provider forget the cards that nobody may pay by; a routine of routes.ts. */
export async function forgetCards(parts: Omit<CardParts, 'log'>, work: ItemWork): Promise<void> {
  await workThrough(parts.db, work, {
    list: listCardsToForget,
    idOf: ({ id }) => id,
    handle: (card) => forget(parts, card),
  })
}

/** The cards that a person had remembered, for the copy of their data. */
export async function cardsRememberedBy(db: Database, uid: string) {
  return (await listSavedCardsOf(db, uid)).map((card) => {
    const { addedBy, ...shown } = presentSavedCard(card, '')
    return shown
  })
}
