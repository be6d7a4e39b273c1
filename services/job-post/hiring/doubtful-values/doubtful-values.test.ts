import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { companyDocuments } from '../../tables/company-documents'
import { jobPosts, shifts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let companyId: string
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const db = () => service.database.db
const listed = async () => (await service.ask('GET /v1/ops/doubtful-values', { as: 'staff' })).json.items

/** A post of the owner in a state, all shifts of which are on a day. */
async function postOn(date: string, state: 'draft' | 'published' | 'expired') {
  const { id } = await service.jobPost('owner', jobPostInput(branchId))
  await db().update(shifts).set({ date }).where(eq(shifts.jobPostId, id))
  await db().update(jobPosts).set({ state }).where(eq(jobPosts.id, id))
  return id
}

test('nothing is listed where everything is as its form takes it', async () => {
  expect(await listed()).toEqual([])
})

test('days and places that no form takes are, and nothing of them is changed', async () => {
  const post = await postOn('3112-12-05', 'published')
  await postOn('3112-12-05', 'draft')
  await postOn('3112-12-05', 'expired')
  const document = {
    companyId,
    kind: 'director_id_card',
    name: 'บัตร.pdf',
    fileType: 'application/pdf',
    size: 1,
    uploadedBy: 'owner',
  } as const
  const [far, near] = [randomUUID(), randomUUID()]
  await db()
    .insert(companyDocuments)
    .values([
      { ...document, id: far, expiresOn: '2569-05-01' },
      { ...document, id: near, expiresOn: '2030-05-01' },
    ])
  const elsewhere = await service.branch('owner')
  await db().update(branches).set({ postcode: '50200' }).where(eq(branches.id, elsewhere))
  await db().update(companies).set({ subdistrict: 'สยามใหม่' }).where(eq(companies.id, companyId))

  const own = { companyId, name: expect.any(String) }
  const expected = [
    { ...own, kind: 'shift', id: post, value: '3112-12-05' },
    { ...own, kind: 'document', id: far, value: '2569-05-01' },
    { ...own, kind: 'branch_address', id: elsewhere, value: 'ปทุมวัน ปทุมวัน กรุงเทพมหานคร 50200' },
    { ...own, kind: 'company_address', id: companyId, value: expect.stringMatching(/^สยามใหม่ /) },
  ]
  expect(await listed()).toEqual(expected)
  expect(await listed()).toEqual(expected)
})
