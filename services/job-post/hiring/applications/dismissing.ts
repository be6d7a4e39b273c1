import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { Actor } from '../../platform/access/actor'
import { tellHiringChanged } from '../hiring-changes/telling'
import { dismissLostPlaces, restoreLostPlaces } from './dismissed-places-repository'
import { requireApplication } from './service'
import { settleLostPlaces } from './settled-notices'

/** Takes the shifts somebody gave back out of what still needs a member; repeating it changes nothing more. */
export async function dismissLost(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { application } = await requireApplication(tx, actor, id)
    if (!(await dismissLostPlaces(tx, application, actor.uid))) return
    await settleLostPlaces(tx, application)
    await tellHiringChanged(tx, application.companyId)
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: actor.scope.companyId,
      action: 'application.dismiss_lost_place',
      subjectType: 'application',
      subjectId: id,
    })
  })
}

/** Takes a dismissal back: who gave shifts back is to be replaced again; repeating it changes nothing more. */
export async function restoreLost(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { application } = await requireApplication(tx, actor, id)
    if (!(await restoreLostPlaces(tx, application))) return
    await tellHiringChanged(tx, application.companyId)
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: actor.scope.companyId,
      action: 'application.restore_lost_place',
      subjectType: 'application',
      subjectId: id,
    })
  })
}
