import { Type } from '@fastify/type-provider-typebox'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import type { Deps } from '../../platform/deps'
import { DebitInput, UnlockDebit } from './present'
import { closeDebit, debitUnlock } from './service'

const params = Type.Object({ unlockId: Uuid })

/** The credits of unlocked profiles; the partim service, which keeps the unlocks, takes them and says what becomes of them. */
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
    '/v1/profile-unlocks/:unlockId/closing',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'closeProfileUnlock',
        summary: 'Refuses a debit that has not come, or answers how the one that came stands',
        params,
        body: DebitInput,
        response: { 200: UnlockDebit },
      },
    },
    async (request) => db.transaction((tx) => closeDebit(tx, request.params.unlockId, request.body)),
  )
}
