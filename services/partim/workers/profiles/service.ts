import type { SQL } from 'drizzle-orm'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { bangkokToday } from '@/validators/rules'
import type { Actor } from '../../platform/members/access'
import { listCertificates } from '../certificates/repository'
import { type CertificateParts, openCertificate } from '../certificates/service'
import { noteView } from '../resume-readers/repository'
import { readMasked } from '../resume-readers/service'
import { showWorkers } from '../shown-workers/service'
import { contactAccess, isFree, isWhole } from '../unlocks/contact'
import { maskedProfile, unlockedProfile } from '../workers/masking'
import { findableAmong, findableWorker, findProfile, thisWorker } from '../workers/repository'
import { findPhoto, findWork } from './repository'

/**
 * A worker as the company may read them: masked until it unlocked them or they applied to it, and then also while they
 * hide; with name and number where it is to meet them. 404 for one it cannot find, the same as for an unknown id. The look is recorded, for the worker to see.
 */
export async function readProfile(db: Database, reads: Database, actor: Actor, workerId: string) {
  const access = await contactAccess(db, actor, workerId)
  const { contact } = access
  const isOpen = isWhole(access)
  const who = isOpen ? thisWorker(workerId) : findableWorker(actor.companyId, workerId)
  // Who hides is shown no more from that moment on, which a replica may learn later.
  const isSure = isOpen || reads === db
  const mayBeShown = isSure || (await findableAmong(db, actor.companyId, [workerId])).length > 0
  const profile = mayBeShown ? await profileIn(db, reads, who) : null
  if (!profile) throw notFound()
  const counts = !(await isFree(db, actor, workerId, access))
  if (counts) await showWorkers(db, actor, [workerId])
  await (counts ? readMasked : noteView)(db, actor, workerId)
  const [photoUrl, workedForUs, files] = await Promise.all([
    findPhoto(reads, workerId, { isOpen, hasApplied: access.reason === 'applied' }),
    findWork(reads, { companyId: actor.companyId, workerId }),
    isOpen ? listCertificates(reads, workerId) : [],
  ])
  const today = bangkokToday()
  const shown =
    contact && isOpen
      ? unlockedProfile(profile, { ...contact, photoUrl }, today)
      : maskedProfile(profile, today)
  return {
    ...shown,
    displayName: contact?.displayName ?? shown.displayName,
    photoUrl,
    workedForUs,
    isHidden: profile.visibility === 'hidden' || profile.isUnused,
    certificateFiles: files.map(({ id, kind, title }) => ({ id, kind, title })),
    access,
  }
}

/** A worker as `reads` has them; somebody so new that a replica does not is in the primary. */
const profileIn = async (db: Database, reads: Database, who: SQL | undefined) =>
  (await findProfile(reads, who)) ?? (reads === db ? null : findProfile(db, who))

/** The file of a certificate, for a company that may see the worker's contact; 404 for any other. It is audited. */
export async function readCertificate(
  parts: CertificateParts,
  actor: Actor,
  { workerId, certificateId }: { readonly workerId: string; readonly certificateId: string },
) {
  const { db } = parts
  if (!isWhole(await contactAccess(db, actor, workerId))) throw notFound()
  const opened = await openCertificate(parts, workerId, certificateId)
  await recordAudit(db, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.companyId,
    action: 'certificate.read',
    subjectType: 'worker',
    subjectId: workerId,
    after: { certificateId },
  })
  return opened
}
