import { releaseAllPhotos, setPhotoUrl } from '@/services/shared/accounts/photo-repository'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import { nextResumeUse, nextWithoutUse, type ResumeUseEvent } from '@/validators/states/resume-use'
import { settleUnused, tellOfHidden, tellOfUnused } from '../../platform/notifications/unused-resume-news'
import { addEmptyResume } from '../resumes/service'
import { indexWorkers } from '../search-entries/service'
import {
  type Due,
  deleteResume,
  isUnused,
  isUseNews,
  listDue,
  lockDue,
  lockUsed,
  setShown,
  setUnused,
  setUse,
  setUsed,
} from './repository'

type Doer = { readonly actorUid: string; readonly requestId?: string }

const byItself: Doer = { actorUid: 'system' }

const audit = (tx: Database, doer: Doer, action: string, resumeId: string) =>
  recordAudit(tx, { ...doer, action: `resume.${action}`, subjectType: 'resume', subjectId: resumeId })

async function hide(tx: Database, { workerId, resumeId, isFound }: Due): Promise<void> {
  if (!isFound) return
  await setUnused(tx, workerId)
  await indexWorkers(tx, [workerId])
  await audit(tx, byItself, 'hidden_unused', resumeId)
}

/** Removes everything that others read of a worker: the account stays with an empty resume, as on its first day. */
async function remove(tx: Database, { workerId, uid, resumeId, hasContent }: Due): Promise<void> {
  if (!hasContent) return
  await deleteResume(tx, workerId)
  await setPhotoUrl(tx, uid, null)
  await releaseAllPhotos(tx, uid)
  await addEmptyResume(tx, workerId)
  await indexWorkers(tx, [workerId])
  await audit(tx, byItself, 'removed_unused', resumeId)
}

/**
 * What happens in each step; only somebody who is found is asked whether they still want to be, and nobody is told that an empty
 * resume goes.
 */
const steps: Readonly<Record<ResumeUseEvent, (tx: Database, due: Due) => Promise<void>>> = {
  ask: async (tx, { workerId, isFound }) => {
    if (isFound) await tellOfUnused(tx, workerId, 'resume_unused')
  },
  hide,
  warn: async (tx, { workerId, hasContent }) => {
    if (hasContent) await tellOfUnused(tx, workerId, 'resume_expiring')
  },
  remove,
  // A company hired them after a notice: what it said will not happen.
  use: (tx, { workerId }) => settleUnused(tx, workerId),
}

/** Does with a worker's resume what has become due; nothing for somebody who came back meanwhile. */
async function stepOn(tx: Database, workerId: string): Promise<void> {
  const due = await lockDue(tx, workerId)
  const event = due && (due.hasJob ? 'use' : nextWithoutUse(due.use))
  const next = event && nextResumeUse(due.use, event)
  if (!due || !event || !next) return
  await setUse(tx, workerId, next)
  await steps[event](tx, due)
}

/** Asks, hides, warns and removes whatever is due; answers for how many workers. */
export const followUnused = (db: Database, work: ItemWork): Promise<number> =>
  workThrough(db, work, {
    list: listDue,
    idOf: ({ workerId }) => workerId,
    handle: ({ workerId }) => db.transaction((tx) => stepOn(tx, workerId)),
  })

/** Does that every hour. */
export function scheduleUnused(app: ServiceApp, db: Database): void {
  addRoutine(app, {
    name: 'unused resumes',
    everySeconds: 3_600,
    run: (work) => followUnused(db, work),
  })
}

/**
 * Notes that somebody uses their account: what was announced for not using it will not happen, and who was hidden meanwhile is
 * told so once.
 */
export async function noteUse(db: Database, uid: string): Promise<void> {
  if (!(await isUseNews(db, uid))) return
  await db.transaction(async (tx) => {
    const was = await lockUsed(tx, uid)
    if (!was) return
    await setUsed(tx, was.workerId)
    // Of a resume that is gone, the notice that it goes says what became of it.
    if (was.use === 'used' || was.use === 'removed') return
    await settleUnused(tx, was.workerId)
    if (await isUnused(tx, was.workerId)) await tellOfHidden(tx, was.workerId)
  })
}

/** Lets companies find the caller again as they had chosen; repeating it changes nothing more. */
export async function showAgain(
  db: Database,
  { uid, requestId }: { readonly uid: string; readonly requestId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const shown = await setShown(tx, uid)
    if (!shown) return
    await indexWorkers(tx, [shown.workerId])
    await settleUnused(tx, shown.workerId)
    await audit(tx, { actorUid: uid, requestId }, 'shown_again', shown.id)
  })
}
