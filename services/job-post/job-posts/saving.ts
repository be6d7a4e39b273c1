import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { Problem, validationFailed } from '@/services/shared/problem'
import { check } from '@/services/shared/validate'
import { stale } from '@/services/shared/version'
import { jobPostSchema } from '@/validators/job-post'
import { isForChosen } from '@/validators/job-post-terms'
import { areShiftsChosen, keepsShiftChoice } from '@/validators/shift-places'
import { noteTermsOfEdit } from '../applications/changed-terms'
import { isAnyPromised } from '../applications/repository'
import type { Actor } from '../members/actor'
import { photoObjects, photosToShow, type StorageSettings } from '../uploads/photos'
import { holdUploads } from '../uploads/service'
import { progressOfWords } from './changed-words'
import { checkBranch, checkLaw, checkReach } from './checks'
import { contentOf, dayAndTimeOf, wordsOf } from './content'
import { type JobPostDraft, presentJobPost } from './present'
import { insertJobPost, type JobPost, type JobPostContent, keptIds, updateJobPost } from './repository'
import { audit, followed, jobPostPhotos, requireJobPost, requireLocked, tell, wrongState } from './service'
import { nextState } from './state-machine'

/** Stores a new draft; `shown` are photos another post shows already. */
export async function createJobPost(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  draft: JobPostDraft,
  shown: readonly string[] = [],
): Promise<JobPost> {
  const id = uuidv7()
  const { content: typed, times } = contentOf(draft)
  const photos = photosToShow(typed.photos, jobPostPhotos(actor.scope), settings, shown)
  const content = { ...typed, photos: photos.addresses }
  await checkBranch(tx, actor, content.branchId)
  await insertJobPost(tx, actor.scope, { id, createdBy: actor.uid, content, times })
  await holdUploads(tx, actor.scope.companyId, { field: 'photos', before: [], after: photos.names })
  const post = await requireJobPost(tx, actor, id)
  await audit(tx, actor, 'created', id, null, post)
  return post
}

/** A running post must stay complete; days already worked, and a deadline that is over, may stay as they were. */
async function checkRunningPost(before: JobPost, draft: JobPostDraft): Promise<void> {
  const workedDays = new Set(before.shifts.map(({ date }) => date))
  const isUnchangedDay = (field: string) => {
    const position = /^shifts\.(\d+)\.date$/.exec(field)?.[1]
    return position !== undefined && workedDays.has(draft.shifts?.[Number(position)]?.date ?? null)
  }
  const [deadline, applyBy] = [dayAndTimeOf(before.applyBy), draft.applyBy]
  const isUnchangedDeadline = (field: string) =>
    field.startsWith('applyBy.') && deadline?.date === applyBy?.date && deadline?.time === applyBy?.time
  const isPast = (rule: string) => rule === 'not_past' || rule === 'passed'
  try {
    await check(jobPostSchema, draft)
  } catch (error) {
    const errors = (error instanceof Problem && error.details.errors) || null
    if (!errors) throw error
    const left = errors.filter(
      ({ field, rule }) => !isPast(rule) || !(isUnchangedDay(field) || isUnchangedDeadline(field)),
    )
    if (left.length > 0) throw validationFailed(left)
  }
}

/** Where people choose their shifts, one that somebody is offered or hired for stays: 422 `staffed` at `shifts`. */
async function checkStaffedShifts(tx: Database, before: JobPost, draft: JobPostDraft): Promise<void> {
  if (!areShiftsChosen(before)) return
  const kept = keptIds(before.shifts, contentOf(draft).times)
  const removed = before.shifts.map(({ id }) => id).filter((id) => !kept.includes(id))
  if (removed.length === 0) return
  const { companyId, id: jobPostId } = before
  if (!(await isAnyPromised(tx, { companyId, jobPostId }, removed))) return
  throw validationFailed([{ field: 'shifts', rule: 'staffed', params: {} }])
}

/** Words that stay as they were have been reviewed. */
const hasSameWords = (before: JobPost, after: JobPostContent) =>
  before.branchId === after.branchId && JSON.stringify(wordsOf(before)) === JSON.stringify(wordsOf(after))

/** What an edit does to a post's state; an edit out of turn is 409. */
async function progressOfEdit(tx: Database, before: JobPost, draft: JobPostDraft, actor: Actor) {
  if (before.state === 'draft') return {}
  const revised = nextState(before.state, 'revise', 'member')
  if (revised) return { state: revised, reviewReasons: [], reviewNote: null }
  if (!nextState(before.state, 'flag', 'system')) throw wrongState(before, actor)
  if (!keepsShiftChoice(before, draft)) {
    throw validationFailed([{ field: 'shiftChoice', rule: 'running', params: {} }])
  }
  await checkRunningPost(before, draft)
  await checkLaw(tx, actor, draft)
  await checkStaffedShifts(tx, before, draft)
  const { content } = contentOf(draft)
  if (!isForChosen(before.visibility)) checkReach(actor.standing, content)
  if (hasSameWords(before, content)) return {}
  return progressOfWords(tx, actor.standing, before, content)
}

/** Replaces a post's content at a known version. */
export async function replaceJobPost(
  db: Database,
  settings: StorageSettings,
  actor: Actor,
  id: string,
  version: number,
  draft: JobPostDraft,
): Promise<JobPost> {
  return db.transaction(async (tx) => {
    const before = await requireLocked(tx, actor, id)
    if (before.version !== version) throw stale(presentJobPost(before, actor.role))
    const { content, times } = contentOf(draft)
    // A draft may keep a branch that was archived meanwhile; submitting it asks for another.
    if (content.branchId !== before.branchId) await checkBranch(tx, actor, content.branchId)
    const progress = await progressOfEdit(tx, before, draft, actor)
    const owner = jobPostPhotos(actor.scope)
    const photos = photosToShow(content.photos, owner, settings, before.photos)
    const edit = { content: { ...content, photos: photos.addresses }, times, progress }
    await updateJobPost(tx, actor.scope, id, edit)
    await holdUploads(tx, actor.scope.companyId, {
      field: 'photos',
      before: photoObjects(before.photos, owner, settings),
      after: photos.names,
    })
    const edited = await requireJobPost(tx, actor, id)
    await audit(tx, actor, 'changed', id, before, edited)
    await noteTermsOfEdit(tx, before, edited)
    const after = await followed(tx, actor.scope, edited)
    if (after.state === 'pending_review' && before.state !== after.state) {
      await tell(tx, 'flag', after, actor.uid)
    }
    return after
  })
}
