import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { publishApplicant } from './applicants'
import { openContact } from './contacts'
import { listUnopened, lockUnopened } from './contacts-repository'
import { publishHired } from './hired'

/**
 * People whom a company is to meet may have been told so by an earlier release, which opened no contact with it; enqueued by a
 * migration. Those it meets next are opened first, as it may come to read only so many in a day.
 */
const openContactsAnew = jobKind('open_contacts_anew', { companyId: Type.String() }, { attemptSeconds: null })

export const unopenedContactJobs = (db: Database): JobHandler =>
  handle(openContactsAnew, async ({ companyId }, { stopping }) => {
    for (const key of await listUnopened(db, companyId)) {
      stopping.throwIfAborted()
      await db.transaction(async (tx) => {
        const application = await lockUnopened(tx, key)
        if (!application) return
        // In this order, as whoever tells of it.
        await publishApplicant(tx, application)
        await openContact(tx, application)
        if (application.state === 'hired' && application.toldState === 'hired')
          await publishHired(tx, application)
      })
    }
  })
