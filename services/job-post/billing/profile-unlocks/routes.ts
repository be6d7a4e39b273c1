import { Type } from '@fastify/type-provider-typebox'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import type { Deps } from '../../platform/deps'
import { DebitInput, SettlementInput, UnlockDebit } from './present'
import { debitUnlock, settleUnlock } from './service'

const params = Type.Object({ unlockId: Uuid })

/** The credits of unlocked profiles; the partim service, which keeps the unlocks, takes and settles them. */
export function profileUnlockRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.put(
    '/v1/profile-unlocks/:unlockId',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'debitProfileUnlock',
        summary: 'Takes one profile credit for an unlock, once however often it is asked',
        params,
        body: DebitInput,
        response: { 200: UnlockDebit },
      },
    },
    async (request) =>
      db.transaction((tx) => debitUnlock(tx, request.id, request.params.unlockId, request.body)),
  )

  app.put(
    '/v1/profile-unlocks/:unlockId/settlement',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'settleProfileUnlock',
        summary: 'Spends or returns the credit of an unlock, once however often it is asked',
        params,
        body: SettlementInput,
        response: { 200: UnlockDebit },
      },
    },
    async (request) =>
      db.transaction((tx) => settleUnlock(tx, request.id, request.params.unlockId, request.body)),
  )
}
