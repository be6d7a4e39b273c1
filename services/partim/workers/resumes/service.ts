import { uuidv7 } from 'uuidv7'
import type { Account } from '@/services/shared/accounts/repository'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { stale } from '@/services/shared/version'
import type { ResumeInput } from '@/validators/resume'
import {
  findOwnResume,
  findResumeRows,
  insertResumes,
  type OwnResume,
  type ResumeEdit,
  updateResume,
} from './repository'

const ofAccount = async (db: Database, uid: string): Promise<OwnResume> => {
  const resume = await findOwnResume(db, uid)
  if (!resume) throw notFound()
  return resume
}

/** The caller's own resume, complete. */
export async function readOwnResume(db: Database, uid: string) {
  return shown(await ofAccount(db, uid))
}

export type ShownResume = Awaited<ReturnType<typeof readOwnResume>>

function shown({ workerId, place, createdAt, updatedAt, ...resume }: OwnResume) {
  return { ...resume, updatedAt: updatedAt.toISOString() }
}

/** The form's input after validation; the API also accepts null for an empty pay. */
type CheckedResume = Omit<ResumeInput, 'minDailyPay'> & { readonly minDailyPay?: number | null }

type Edit = { readonly uid: string; readonly requestId: string; readonly version: number }

/** Changes the caller's own resume; 412 with the present one when it is no longer at `version`. */
export async function changeOwnResume(
  db: Database,
  { uid, requestId, version }: Edit,
  input: CheckedResume,
): Promise<ShownResume> {
  return db.transaction(async (tx) => {
    const before = await ofAccount(tx, uid)
    const changed = await updateResume(tx, { id: before.id, version }, editOf(input))
    const after = await readOwnResume(tx, uid)
    if (!changed) throw stale(after)
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      action: 'resume.changed',
      subjectType: 'resume',
      subjectId: before.id,
      before: shown(before),
      after,
    })
    return after
  })
}

const coordinate = (typed: string | undefined): number | null => (typed ? Number(typed) : null)

/** The form's input as it is stored; an omitted field becomes empty. */
function editOf(input: CheckedResume): ResumeEdit {
  const { headline = '', about = '', workTypes = [], province = '', district = '' } = input
  const [lat, lng] = [coordinate(input.lat), coordinate(input.lng)]
  const isWholePlace = lat !== null && lng !== null
  return {
    headline,
    about,
    workTypes: [...new Set(workTypes)],
    province,
    district,
    lat: isWholePlace ? lat : null,
    lng: isWholePlace ? lng : null,
    minDailyPay: input.minDailyPay ?? null,
    days: [...new Set(input.days)].sort(),
    visibility: input.visibility ?? 'hidden',
  }
}

/** Makes the empty, hidden resume every worker starts with. */
export async function addEmptyResume(tx: Database, workerId: string): Promise<void> {
  await insertResumes(tx, [{ id: uuidv7(), workerId }])
}

/** The id of an account's resume. */
export async function resumeIdOf(db: Database, { uid }: Account): Promise<string> {
  return (await ofAccount(db, uid)).id
}

/** Everything stored in an account's resume, for the copy of the worker's data. */
export const resumeRecords = (db: Database, uid: string) => findResumeRows(db, uid)
