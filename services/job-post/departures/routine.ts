import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { addRoutine, type RoutineWork } from '@/services/shared/routine'
import { workOnce } from '@/services/shared/routines/items'
import { forgetWorker, keysOfWorker } from '../applications/own-applications-repository'
import { findApplication } from '../applications/repository'
import { moveOfPost } from '../applications/service'
import { nextState } from '../applications/state-machine'
import { lockJobPost } from '../job-posts/repository'
import { notifyMembers } from '../notifications/service'
import type { Departures } from './departures-of-partim'

type Forgetting = { readonly db: Database; readonly departures: Departures }

/**
 * Takes the person out of all they sent in, and tells the companies, who may have copies; what was still open counts as
 * withdrawn. Done twice it does nothing more.
 */
async function forget(db: Database, uid: string): Promise<void> {
  for (const key of await keysOfWorker(db, uid)) {
    await db.transaction(async (tx) => {
      const scope = { companyId: key.companyId, branchIds: null }
      const post = await lockJobPost(tx, scope, key.jobPostId)
      const application = await findApplication(tx, key)
      const to = application && nextState(application.state, 'withdraw', 'worker')
      if (post && application && to) {
        await moveOfPost(tx, post, application, { event: 'withdraw', to, who: 'worker', memberUid: null })
      }
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
}

/**
 * Forgets the workers whose accounts the partim service says are gone. Only that word counts: no answer, an empty one, or
 * somebody nobody knows is not one.
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

/** Does so every few minutes while the app listens. */
export function scheduleForgettingDeparted(app: FastifyInstance, parts: Forgetting): void {
  addRoutine(app, {
    name: 'forget gone workers',
    everySeconds: 300,
    run: (work) => forgetDeparted(parts, work),
  })
}
