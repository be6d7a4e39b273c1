import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { demoCompany } from '@/services/shared/identity/demo-company'
import { jobs } from '@/services/shared/jobs/table'
import { testTurn } from '@/services/shared/testing/turn'
import { demoWorker } from './samples/sample-accounts'
import { seededPartim, type TestPartim } from './testing/test-partim'
import { renewEntries } from './workers/resumes/renewal'

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
  partim.addMember(demoCompany.ownerUid, 'owner', demoCompany.id)
  partim.identity.add(demoWorker.uid, { kind: 'worker', email: demoWorker.email, emailVerified: true })
})
afterAll(() => partim.stop())

test('the demo’s people find conversations that both can go on with, and quick replies', async () => {
  const ask = async (operation: string, as: string) => {
    const { status, json } = await partim.ask(operation, { as })
    expect([operation, status, json.code]).toEqual([operation, 200, undefined])
    return json
  }
  const ofOwner = (await ask('GET /v1/company-conversations', demoCompany.ownerUid)).items
  const ofWorker = (await ask('GET /v1/conversations', demoWorker.uid)).items
  expect(
    ofOwner.map(({ canWrite, reason }: { canWrite: boolean; reason: string }) => [canWrite, reason]),
  ).toEqual(Array(3).fill([true, 'invited']))
  expect(ofOwner[0]).toMatchObject({
    with: { name: 'บัวผัน ท.' },
    unread: 1,
    post: { workType: 'kitchen_helper' },
  })
  expect(ofWorker.map(({ with: other }: { with: { name: string } }) => other.name)).toEqual([
    demoCompany.name,
    'ห้างหุ้นส่วนจำกัด รุ่งเรืองจัดเลี้ยง',
  ])
  const { items } = await ask(`GET /v1/conversations/${ofWorker[1].id}/messages`, demoWorker.uid)
  expect(items.map(({ warnings }: { warnings: string[] }) => warnings)).toEqual([[], [], ['deposit']])
  expect((await ask('GET /v1/quick-replies', demoCompany.ownerUid)).items).toHaveLength(3)
})

test('the demo’s workers, counted as they are added, are not counted again in the same month', async () => {
  const payloads = await partim.db
    .select({ payload: jobs.payload })
    .from(jobs)
    .where(eq(jobs.kind, 'routine:renew search entries'))
  expect(payloads).toEqual([{ payload: { cursor: expect.stringMatching(/^\d{4}-\d{2} done$/) } }])
  const turn = testTurn('renew search entries')
  expect(await renewEntries(partim.db, { ...turn, ...(payloads[0]?.payload as { cursor: string }) })).toBe(0)
  expect(turn.failed).toEqual([])
})
