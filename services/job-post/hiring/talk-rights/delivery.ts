import type { Database } from '@/services/shared/database'
import type { JobHandler } from '@/services/shared/jobs/kind'
import { talkRightChanged } from '@/services/shared/service-events/catalogue'
import { deliverFacts, type EventReceiver } from '@/services/shared/service-events/delivery'
import { standingOf } from '@/validators/company-standing'
import { type WorkType, workTypes } from '@/validators/work-types'
import { findRight } from './repository'

const knownType = (type: string | null): WorkType | null => workTypes.find((one) => one === type) ?? null

/** Tells the partim service by what a company and a worker may talk about a post. */
export const talkRightDelivery = (db: Database, partim: EventReceiver): JobHandler =>
  deliverFacts(talkRightChanged, partim, async (about) => {
    const found = await findRight(db, about)
    if (!found) return null
    const { companyName, company, logoUrl, title, workType, invitedAt, at, until } = found
    return {
      company: { name: companyName, standing: standingOf(company), logoUrl },
      right: at &&
        until && {
          title: title ?? '',
          workType: knownType(workType),
          invitedAt: invitedAt?.toISOString() ?? null,
          at: at.toISOString(),
          until: until.toISOString(),
        },
    }
  })
