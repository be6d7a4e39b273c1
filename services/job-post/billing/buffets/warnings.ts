import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { longDay } from '@/services/shared/thai-days'
import { notifyMembers } from '../../platform/notifications/service'
import { listToWarn, markWarned, nearestFirst } from './repository'

/** Warns companies a week and a day before their last buffet ends, once each; a routine of routes.ts. */
export async function warnOfBuffetEnd(db: Database, work: ItemWork): Promise<void> {
  for (const days of nearestFirst) {
    await workThrough(db, work, {
      list: (source, except, limit) => listToWarn(source, days, except, limit),
      idOf: (companyId) => companyId,
      handle: (companyId) =>
        db.transaction(async (tx) => {
          const endsAt = await markWarned(tx, companyId, days)
          if (!endsAt) return
          await notifyMembers(tx, {
            kind: 'buffet_ending',
            params: { days: String(days), day: longDay.format(endsAt) },
            companyId,
            subjectId: companyId,
            branchId: null,
            actorUid: null,
          })
        }),
    })
  }
}
