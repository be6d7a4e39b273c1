import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { expireInvitation, listOverdue } from './repository'
import { audit } from './service'

/** Expires invitations that are overdue; a routine of routes.ts. */
export async function expireDueInvitations(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listOverdue,
    idOf: ({ id }) => id,
    handle: (key) =>
      db.transaction(async (tx) => {
        if (!(await expireInvitation(tx, key))) return
        await audit(tx, key, { uid: 'system' }, 'expired', { after: { state: 'expired' } })
      }),
  })
}
