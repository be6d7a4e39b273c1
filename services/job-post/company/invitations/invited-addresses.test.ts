import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { notifyOfJobs } from '@/services/shared/jobs/enqueue'
import { jobs } from '@/services/shared/jobs/table'
import { until } from '@/services/shared/testing/until'
import { startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

test('addresses that an earlier release wrote into the audit trail are taken out of it, and nothing else', async () => {
  const { db } = service.database
  const event = (action: string, after: object) => ({
    id: uuidv7(),
    actorUid: 'owner',
    action,
    subjectType: action.split('.')[0] ?? '',
    subjectId: uuidv7(),
    after,
  })
  const place = { role: 'recruiter', branchIds: [] }
  const invited = event('invitation.sent', { ...place, email: 'stranger@example.com' })
  const other = event('account.registered', { email: 'own@example.com' })
  await db.insert(auditEvents).values([invited, other])
  const id = uuidv7()
  await db.insert(jobs).values({ id, kind: 'forget_invited_addresses', payload: {} })
  await notifyOfJobs(db)
  const waiting = and(eq(jobs.id, id), eq(jobs.state, 'pending'))
  await until(async () => (await db.$count(jobs, waiting)) === 0)
  const afterOf = async (one: { id: string }) =>
    (await db.select().from(auditEvents).where(eq(auditEvents.id, one.id)))[0]?.after
  expect([await afterOf(invited), await afterOf(other)]).toEqual([place, other.after])
})
