import type { Database } from '@/services/shared/database'
import { hasPlace } from '@/validators/places-left'
import { areShiftsChosen } from '@/validators/shift-places'
import type { JobPost } from '../job-posts/repository'
import { noteTermsOfShifts } from './changed-terms'
import { findClash } from './clashes'
import { listCommitments, lockWorker } from './commitments-repository'
import { syncFilledState } from './filling'
import { reassignApplication } from './moves-repository'
import { filledShifts } from './named-shifts'
import type { Application } from './repository'
import { settleLostPlaces } from './settled-notices'
import { enqueueTelling } from './telling'

/**
 * Gives somebody who is hired for a locked post what an edit added while they were leaving, where everybody works every shift:
 * they are asked about it as the others were. Shifts that are full or have begun stay as they are, and all of them where
 * the worker has other work meanwhile. False where there is nothing to give.
 */
export async function giveAddedShifts(
  tx: Database,
  post: JobPost,
  application: Application,
): Promise<boolean> {
  const { state, isLeaving, shiftIds } = application
  if (areShiftsChosen(post) || state !== 'hired' || isLeaving) return false
  const before = application.assignedShiftIds ?? []
  const free = (await filledShifts(tx, post)).filter(hasPlace).map(({ shiftId }) => shiftId)
  const added = post.shifts.filter(
    ({ id }) => shiftIds.includes(id) && !before.includes(id) && free.includes(id),
  )
  if (added.length === 0) return false
  await lockWorker(tx, application)
  if (findClash(added, await listCommitments(tx, application))) return false
  const assigned = post.shifts.filter((shift) => before.includes(shift.id) || added.includes(shift))
  const assignedShiftIds = assigned.map(({ id }) => id)
  await reassignApplication(tx, application, { assignedShiftIds, memberUid: null })
  await noteTermsOfShifts(tx, post, application, assignedShiftIds)
  await enqueueTelling(tx, { ...application, version: application.version + 1 })
  await settleLostPlaces(tx, application)
  await syncFilledState(tx, post)
  return true
}
