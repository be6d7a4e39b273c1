import { Type } from '@fastify/type-provider-typebox'
import { addRoutine } from '@/services/shared/routine'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import type { CardKeeper } from './card-keeper'
import { SavedCards } from './present'
import { forgetCards, removeSavedCard, savedCardsOf } from './service'

const paying = { access: 'member', permission: 'billing.pay' } as const

type SavedCardDeps = Pick<Deps, 'db'> & { readonly provider: CardKeeper }

/** Operations on the cards that a company had remembered; a card is added by paying with it. */
export function savedCardRoutes(app: ServiceApp, { db, provider }: SavedCardDeps): void {
  app.get(
    '/v1/saved-cards',
    {
      // A phone app's pass pays by them; removing one needs a sign-in.
      config: { ...paying, pass: 'topup' },
      schema: {
        operationId: 'listSavedCards',
        summary: 'The cards that the company can pay by',
        response: { 200: SavedCards },
      },
    },
    async (request) => savedCardsOf(db, actorOf(request).scope),
  )

  app.delete(
    '/v1/saved-cards/:savedCardId',
    {
      config: paying,
      schema: {
        operationId: 'removeSavedCard',
        params: Type.Object({ savedCardId: Uuid }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { savedCardId } = request.params
      await removeSavedCard({ db, provider, log: request.log }, actorOf(request), savedCardId)
      return reply.code(204).send(null)
    },
  )

  addRoutine(app, {
    name: 'forget cards',
    everySeconds: 300,
    run: (work) => forgetCards({ db, provider }, work),
  })
}
