import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { noteWork, noteWorkplace } from '../resume-readers/service'
import { deleteApplicant, upsertApplicant } from './repository'

/**
 * Stores whether a worker applied to a company, whose members then see their contact without unlocking it, and whether
 * they work there, where they may not want to be found, and what they did there.
 */
export const applicantSubscription = subscribe(
  applicantChanged,
  async (tx, { about: { companyId, workerId }, facts: { applicant } }) => {
    const pair = { companyId, workerId }
    if (applicant === null) return deleteApplicant(tx, pair)
    const hiredAt = applicant.hiredAt === null ? null : new Date(applicant.hiredAt)
    const contactFrom = applicant.contactFrom === null ? null : new Date(applicant.contactFrom)
    await upsertApplicant(tx, { ...pair, until: new Date(applicant.until), hiredAt, contactFrom })
    if (applicant.workplace !== null) {
      const { companyName, since } = applicant.workplace
      await noteWorkplace(tx, { companyId, companyName }, workerId, new Date(since))
    }
    if (applicant.worked !== undefined) await noteWork(tx, pair, applicant.worked)
  },
)
