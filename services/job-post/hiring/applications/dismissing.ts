import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { Actor } from '../../platform/access/actor'
import { tellHiringChanged } from '../hiring-changes/telling'
import { dismissLostPlaces, endDismissals, restoreLostPlaces } from './dismissed-places-repository'
import { requireApplication } from './service'
import { settleLostPlaces } from './settled-notices'

/** Records what a member said of an application's lost places, and has the open pages of the company's members read it. */
async function noteChange(tx: Database, { uid, requestId, scope }: Actor, id: string, action: string) {
  const { companyId } = scope
  await tellHiringChanged(tx, companyId)
  await recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId,
    action,
    subjectType: 'application',
    subjectId: id,
  })
}

/** Takes the shifts somebody gave back out of what still needs a member; repeating it changes nothing more. */
export async function dismissLost(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { application } = await requireApplication(tx, actor, id)
    if (!(await dismissLostPlaces(tx, application, actor.uid))) return
    await endDismissals(tx, application, 'full')
    await settleLostPlaces(tx, application)
    await noteChange(tx, actor, id, 'application.dismiss_lost_place')
  })
}

/** Takes a dismissal back: who gave shifts back is to be replaced again; repeating it changes nothing more. */
export async function restoreLost(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { application } = await requireApplication(tx, actor, id)
    if (!(await restoreLostPlaces(tx, application))) return
    await noteChange(tx, actor, id, 'application.restore_lost_place')
  })
}
