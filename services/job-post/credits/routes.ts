import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../members/actor'
import type { Surroundings } from '../surroundings'
import { CreditBalances, presentBalances } from './present'
import { creditBalances } from './service'

export function creditRoutes(app: ServiceApp, { db }: Surroundings): void {
  app.get(
    '/v1/credits/balance',
    {
      config: { access: 'member', permission: 'billing.view' },
      schema: { operationId: 'getCreditBalance', response: { 200: CreditBalances } },
    },
    async (request) => presentBalances(await creditBalances(db, actorOf(request).scope)),
  )
}
