import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { addRoutine, type RoutineWork } from '@/services/shared/routine'
import { workOnce } from '@/services/shared/routines/items'
import { nextState } from '@/validators/states/application'
import { forgetUnlockedWorker } from '../../billing/profile-unlocks/repository'
import { forgetWorker, keysOfWorker } from '../../hiring/applications/own-applications-repository'
import { type Application, findApplication } from '../../hiring/applications/repository'
import { progressOfApplication } from '../../hiring/applications/terms'
import { giveBackComing, moveByWorker } from '../../hiring/applications/worker-answers'
import { type JobPost, lockJobPost } from '../../hiring/job-posts/repository'
import { notifyMembers } from '../../platform/notifications/service'
import type { Departures } from './departures-of-partim'
import { forgetLeaving } from './repository'

type Forgetting = { readonly db: Database; readonly departures: Departures }

/** Ends an application whose worker leaves; what they have begun to work stays as it is. */
async function leave(tx: Database, post: JobPost, application: Application): Promise<void> {
  if (await giveBackComing(tx, post, application)) return
  if (application.state === 'hired' && progressOfApplication(post, application).hasBegun) return
  const to = nextState(application.state, 'withdraw', 'worker')
  if (to) await moveByWorker(tx, post, application, { event: 'withdraw', to })
}

/**
 * Removes a person's data from all their applications, and notifies the companies, which may have copies; open
 * applications count as withdrawn. Repeating it changes nothing more.
 */
async function forget(db: Database, uid: string): Promise<void> {
  await forgetUnlockedWorker(db, uid)
  for (const key of await keysOfWorker(db, uid)) {
    await db.transaction(async (tx) => {
      const scope = { companyId: key.companyId, branchIds: null }
      const post = await lockJobPost(tx, scope, key.jobPostId)
      const application = await findApplication(tx, key)
      if (post && application) await leave(tx, post, application)
      await forgetWorker(tx, key)
      if (post?.title) {
        await notifyMembers(tx, {
          kind: 'applicant_left',
          params: { title: post.title },
          companyId: key.companyId,
          subjectId: key.jobPostId,
          branchId: post.branchId,
          actorUid: null,
          isStanding: true,
        })
      }
    })
  }
  await forgetLeaving(db, uid)
}

/**
 * Forgets the workers whose accounts the partim service reports as removed. Only an explicit report counts: no answer,
 * an empty one or an unknown user does not.
 */
export async function forgetDeparted(
  { db, departures }: Forgetting,
  work: Omit<RoutineWork, 'log'> & { readonly log: Pick<RoutineWork['log'], 'info' | 'error'> },
): Promise<void> {
  const { items, cursor } = await departures.after(work.cursor)
  await workOnce(
    db,
    work,
    items.map(({ uid }) => uid),
    (uid) => forget(db, uid),
  )
  if (work.stopping.aborted || cursor === null || cursor === work.cursor) return
  await work.moveOn(cursor)
  work.log.info({ people: items.length }, 'workers who are gone forgotten')
}

/** Forgets removed workers every five minutes while the app listens. */
export function scheduleForgettingDeparted(app: FastifyInstance, parts: Forgetting): void {
  addRoutine(app, {
    name: 'forget gone workers',
    everySeconds: 300,
    run: (work) => forgetDeparted(parts, work),
  })
}
