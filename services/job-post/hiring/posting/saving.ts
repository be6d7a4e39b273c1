import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { formed, Problem, validationFailed } from '@/services/shared/problem'
import type { StorageSettings } from '@/services/shared/uploads/shown-address'
import { check } from '@/services/shared/validate'
import { stale } from '@/services/shared/version'
import { jobPostSchema } from '@/validators/job-post'
import { isForChosen } from '@/validators/job-post-terms'
import { areShiftsChosen, keepsShiftChoice, placesOf } from '@/validators/shift-places'
import { nextState } from '@/validators/states/job-post'
import type { Actor } from '../../platform/access/actor'
import { photoObjects, photosToShow } from '../../platform/uploads/photos'
import { holdUploads } from '../../platform/uploads/service'
import { noteTermsOfEdit } from '../applications/changed-terms'
import { endDismissals } from '../applications/dismissed-places-repository'
import { takeBackWithoutShifts } from '../applications/removed-shifts'
import { isAnyPromised, listLeftWithout } from '../applications/repository'
import { settleLostPlaces } from '../applications/settled-notices'
import { standingTerms } from '../applications/terms'
import { contentOf, dayAndTimeOf, wordsOf } from '../job-posts/content'
import { type JobPostDraft, presentJobPost } from '../job-posts/present'
import { insertJobPost, type JobPost, type JobPostContent, updateJobPost } from '../job-posts/repository'
import { hasBegun } from '../job-posts/shift-places'
import { progressOfWords } from './changed-words'
import { checkBranch, checkLaw, checkReach, checkReason } from './checks'
import { audit, followed, jobPostPhotos, requireJobPost, requireLocked, tell, wrongState } from './service'

/** Stores a new draft; `shown` are photos that another post already shows. */
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

/** A running post must stay complete; past days and a past deadline may stay if they are unchanged. */
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

/**
 * If workers choose their shifts, some cannot be taken out of the post: one that has begun with people, and the only one that
 * somebody was given in the place of theirs, about which they are asked. 422 `staffed` at `shifts`.
 */
async function checkStaffedShifts(tx: Database, before: JobPost, draft: JobPostDraft): Promise<void> {
  if (!areShiftsChosen(before)) return
  const kept = before.shifts.filter(({ id }) => draft.shifts?.some((shift) => shift.id === id))
  const removed = before.shifts.filter((shift) => !kept.includes(shift))
  if (removed.length === 0) return
  const post = { companyId: before.companyId, jobPostId: before.id }
  const ids = { removed: removed.map(({ id }) => id), kept: kept.map(({ id }) => id) }
  const begun = removed.filter((shift) => hasBegun(shift)).map(({ id }) => id)
  const isWorked = begun.length > 0 && (await isAnyPromised(tx, post, begun))
  const isAskedFor = (await listLeftWithout(tx, post, ids)).some((one) =>
    standingTerms(one)?.shifts.some(({ id }) => ids.kept.includes(id)),
  )
  if (isWorked || isAskedFor) throw validationFailed([{ field: 'shifts', rule: 'staffed', params: {} }])
}

/** Checks the edit of a post that workers have seen, and to which some may have applied. */
export async function checkEditOfShown(
  tx: Database,
  before: JobPost,
  draft: JobPostDraft,
  actor: Actor,
): Promise<void> {
  if (!keepsShiftChoice(before, draft)) {
    throw validationFailed([{ field: 'shiftChoice', rule: 'running', params: {} }])
  }
  await checkRunningPost(before, draft)
  await checkLaw(tx, actor, draft)
  await checkStaffedShifts(tx, before, draft)
}

const formedWordsOf = (content: Parameters<typeof wordsOf>[0]) =>
  wordsOf(content).map((words) => (words ? formed(words) : words))

/** Unchanged text was reviewed before; text stored before the one form is the same in it. */
const hasSameWords = (before: JobPost, after: JobPostContent) =>
  before.branchId === after.branchId &&
  JSON.stringify(formedWordsOf(before)) === JSON.stringify(formedWordsOf(after))

/** The effect of an edit on a post's state; 409 when the state does not allow an edit. */
async function progressOfEdit(tx: Database, before: JobPost, draft: JobPostDraft, actor: Actor) {
  if (before.state === 'draft') return {}
  const revised = nextState(before.state, 'revise', 'member')
  if (revised) return { state: revised, reviewReasons: [], reviewNote: null }
  if (!nextState(before.state, 'flag', 'system')) throw wrongState(before, actor)
  await checkEditOfShown(tx, before, draft, actor)
  const { content } = contentOf(draft)
  if (!isForChosen(before.visibility)) checkReach(actor.standing, content)
  if (hasSameWords(before, content)) return {}
  return progressOfWords(tx, actor.standing, before, content)
}

/** An edit of a post, and what becomes of the post by it. */
export type Edit = {
  readonly draft: JobPostDraft
  /** Why shifts that it takes out are cancelled, for who has them. */
  readonly reason?: string
  readonly progress: Parameters<typeof updateJobPost>[3]['progress']
}

/** Stores an edit of a locked post, after its checks; answers the post with its new content. */
export async function storeEdit(
  tx: Database,
  settings: StorageSettings,
  actor: Actor,
  before: JobPost,
  { draft, reason = '', progress }: Edit,
): Promise<JobPost> {
  const { content, times } = contentOf(draft)
  const owner = jobPostPhotos(actor.scope)
  const photos = photosToShow(content.photos, owner, settings, before.photos)
  const edit = { content: { ...content, photos: photos.addresses }, times, progress }
  await updateJobPost(tx, actor.scope, before.id, edit)
  await holdUploads(tx, actor.scope.companyId, {
    field: 'photos',
    before: photoObjects(before.photos, owner, settings),
    after: photos.names,
  })
  const edited = await requireJobPost(tx, actor, before.id)
  await audit(tx, actor, 'changed', before.id, before, edited)
  const by = { memberUid: actor.uid, reason: formed(reason) }
  const restaffed = edited.shifts.filter((shift) => {
    const was = before.shifts.find(({ id }) => id === shift.id)
    return was && placesOf(before, was) !== placesOf(edited, shift)
  })
  // The new number says how many are needed, whoever was not to be replaced.
  await endDismissals(
    tx,
    { companyId: edited.companyId, jobPostId: edited.id },
    restaffed.map(({ id }) => id),
  )
  await takeBackWithoutShifts(tx, before, edited, by)
  await noteTermsOfEdit(tx, before, edited, by)
  await settleLostPlaces(tx, { companyId: edited.companyId, jobPostId: edited.id })
  return edited
}

/**
 * Replaces a post's content at a known version. `reason` says to who has them why shifts are cancelled that it takes out; 422
 * for one with contact details or forbidden words.
 */
export async function replaceJobPost(
  db: Database,
  settings: StorageSettings,
  actor: Actor,
  id: string,
  version: number,
  { draft, reason = '' }: Pick<Edit, 'draft' | 'reason'>,
): Promise<JobPost> {
  checkReason(reason, 'cancelReason')
  return db.transaction(async (tx) => {
    const before = await requireLocked(tx, actor, id)
    if (before.version !== version) throw stale(presentJobPost(before, actor.role))
    // A draft may keep a branch that was archived meanwhile; submitting it requires another one.
    const { branchId } = contentOf(draft).content
    if (branchId !== before.branchId) await checkBranch(tx, actor, branchId)
    const progress = await progressOfEdit(tx, before, draft, actor)
    const edited = await storeEdit(tx, settings, actor, before, { draft, reason, progress })
    const after = await followed(tx, actor.scope, edited)
    if (after.state === 'pending_review' && before.state !== after.state) {
      await tell(tx, 'flag', after, actor.uid)
    }
    return after
  })
}
