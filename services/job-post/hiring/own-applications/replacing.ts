import type { Database } from '@/services/shared/database'
import { areShiftsChosen } from '@/validators/shift-places'
import type { ApplicationKey } from '../applications/application-keys'
import { assignmentAfter } from '../applications/assignments'
import { ownClash, refuseClash } from '../applications/clashes'
import { lockWorker } from '../applications/commitments-repository'
import { openContact } from '../applications/contacts'
import { findStandingInvite, placesOfInvite } from '../applications/replacement-invites-repository'
import { findApplication } from '../applications/repository'
import { moveOfPost } from '../applications/service'
import { enqueueMoved } from '../applications/telling'
import { moveByWorker } from '../applications/worker-answers'
import type { JobPost } from '../job-posts/repository'

/**
 * Gives who has just applied to a locked post the place that they were invited to fill, where nobody has it yet: the invitation
 * was the offer, and the application is the answer. Nobody gets it whose answers to the post's questions are not the wanted ones;
 * they wait for a decision as any other. Both sides are told. Answers whether they have the place.
 */
export async function takeLostPlace(tx: Database, post: JobPost, key: ApplicationKey): Promise<boolean> {
  const application = await findApplication(tx, key)
  const invite = application && (await findStandingInvite(tx, application))
  if (!invite || application.answers.some(({ isWanted }) => !isWanted)) return false
  const places = await placesOfInvite(tx, { ...post, ...application, at: invite.at })
  const shiftIds = [...new Set(places.map(({ shiftId }) => shiftId))].filter((id) =>
    application.shiftIds.includes(id),
  )
  if (shiftIds.length === 0) return false
  await lockWorker(tx, application)
  const assignedShiftIds = await assignmentAfter(tx, post, application, {
    to: 'offered',
    shiftIds: areShiftsChosen(post) ? shiftIds : undefined,
  })
  await moveOfPost(tx, post, application, {
    event: 'offer',
    to: 'offered',
    who: 'member',
    memberUid: invite.invitedBy,
    assignedShiftIds,
  })
  const offered = await findApplication(tx, key)
  if (!offered) return false
  await refuseClash(tx, post, { ...offered, named: offered }, ownClash)
  await moveByWorker(tx, post, offered, { event: 'accept', to: 'hired' })
  // By answering the invitation they have heard of it: nothing is told later that would open their contact.
  await openContact(tx, offered)
  await enqueueMoved(tx, { ...offered, state: 'hired' })
  return true
}
