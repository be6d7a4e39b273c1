import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { removePast } from '@/services/shared/retention/past'
import { branchReopened } from '@/services/shared/service-events/catalogue'
import { until } from '@/services/shared/testing/until'
import { samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { shownName } from '@/validators/upload-terms'
import type { JobPostDraft } from '../../hiring/job-posts/present'
import { removeUnusedUploads } from '../../platform/uploads/service'
import { branches } from '../../tables/branches'
import { jobPosts } from '../../tables/job-posts'
import { uploads } from '../../tables/uploads'
import { branchInput, jobPostInput, shownPhoto, startTestService, type TestService } from '../../testing'
import { branchRetention } from './retention'

let service: TestService
let companyId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
})
afterAll(() => service.stop())

const at = (version: number) => ({ 'if-match': `"${version}"` })
const archive = (id: string, version = 1, as = 'owner') =>
  service.ask(`POST /v1/branches/${id}/archivals`, { as, headers: at(version) })
const remove = (id: string, version = 1, as = 'owner') =>
  service.ask(`DELETE /v1/branches/${id}`, { as, headers: at(version) })
const restore = (id: string, version: number, as = 'owner') =>
  service.ask(`POST /v1/branches/${id}/restorations`, { as, headers: at(version) })
const get = (id: string) => service.ask(`GET /v1/branches/${id}`, { as: 'owner' })
const namesOf = async (path: string, as = 'owner'): Promise<string[]> =>
  (await service.ask(`GET /v1/branches${path}`, { as })).json.items.map(({ id }: { id: string }) => id)
const move = (id: string, event: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event } })

/** A branch with one ended post. */
async function branchWithPast() {
  const id = await service.branch('owner')
  const post = await service.jobPost('owner', jobPostInput(id))
  await move(post.id, 'cancel')
  return { id, postId: post.id }
}

describe('archiving', () => {
  test('keeps a branch, whether anybody ever posted for it or not', async () => {
    const id = await service.branch('owner')
    expect((await archive(id)).json).toMatchObject({ id, version: 2, archivedAt: expect.any(String) })
    expect(await namesOf('?limit=100&state=archived')).toContain(id)
    expect(await namesOf('?limit=100')).not.toContain(id)
    expect((await archive(id, 2)).json).toMatchObject({ status: 409, code: 'wrong_state', current: { id } })
    expect((await restore(id, 2)).json).toMatchObject({ id, archivedAt: null, version: 3 })
  })

  test('ends with a restoration that the other service hears of, with who may look for people near it', async () => {
    const id = await service.branch('owner')
    const elsewhere = await service.branch('owner')
    await service.colleague('keeps_it', companyId, 'branch_manager', [id])
    await service.colleague('keeps_another', companyId, 'branch_manager', [elsewhere])
    await service.colleague('counts_money', companyId, 'finance')
    await archive(id)
    expect(service.partim.lastOf(branchReopened, { companyId, branchId: id })).toBeUndefined()
    await restore(id, 2)
    const told = await until(async () => service.partim.lastOf(branchReopened, { companyId, branchId: id }))
    const memberUids = told?.facts.memberUids ?? []
    expect(memberUids).toEqual(expect.arrayContaining(['owner', 'keeps_it']))
    expect(memberUids.filter((uid) => ['keeps_another', 'counts_money'].includes(uid))).toEqual([])
  })
})

describe('deleting a branch nothing hangs on', () => {
  test('says how much hangs on it otherwise: posts in any state, who looks after it, who is invited to', async () => {
    const { id } = await branchWithPast()
    await service.jobPost('owner', jobPostInput(id))
    await service.colleague('keeper_of_it', companyId, 'branch_manager', [id])
    const body = { email: 'coming@example.com', role: 'branch_manager', branchIds: [id] }
    const invitation = await service.ask('POST /v1/invitations', { as: 'owner', body })
    expect(invitation.status).toBe(201)
    const refused = { status: 409, code: 'branch_in_use' }
    expect((await remove(id)).json).toMatchObject({
      ...refused,
      params: { posts: 2, members: 1, invitations: 1 },
    })
    expect((await get(id)).json).toMatchObject({ version: 1, archivedAt: null })
  })

  test('one that is archived is deleted too, and undone it is archived again', async () => {
    const id = await service.branch('owner')
    await archive(id)
    expect((await remove(id, 2)).json).toMatchObject({ id, version: 3 })
    expect((await get(id)).status).toBe(404)
    expect((await restore(id, 3)).json).toMatchObject({ version: 4, archivedAt: expect.any(String) })
    expect(await namesOf('?limit=100&state=archived')).toContain(id)
  })

  test('leaves it gone from everywhere, its number free again', async () => {
    const { taxBranchNumber } = branchInput()
    const id = await service.branch('owner', { taxBranchNumber })
    const answer = await remove(id)
    expect(answer.json).toMatchObject({ id, version: 2, archivedAt: null })
    expect((await get(id)).status).toBe(404)
    for (const path of [
      '?limit=100',
      '?limit=100&state=archived',
      '/summaries',
      '/summaries?state=archived',
    ]) {
      expect(await namesOf(path)).not.toContain(id)
    }
    expect((await remove(id, 2)).status).toBe(404)
    await service.branch('owner', { taxBranchNumber })
  })

  test('comes back by undo with all it was, unless its number was given away', async () => {
    const { taxBranchNumber } = branchInput()
    const id = await service.branch('owner', { taxBranchNumber, name: 'กลับมา' })
    await remove(id)
    expect((await restore(id, 2)).json).toMatchObject({ id, name: 'กลับมา', version: 3 })
    expect(await namesOf('/summaries')).toContain(id)

    await remove(id, 3)
    const other = await service.branch('owner', { taxBranchNumber })
    expect((await restore(id, 4)).json).toMatchObject({ status: 409, code: 'branch_number_taken' })
    expect((await get(id)).status).toBe(404)
    expect((await get(other)).status).toBe(200)
  })

  test('waits a day for the undo, its photos with it, then both go', async () => {
    const { db } = service.database
    const { json } = await service.ask('POST /v1/branches/photo-uploads', {
      as: 'owner',
      body: { fileType: 'image/jpeg', size: 1 },
    })
    const name = `${json.path}/${json.fileName}`
    await service.storage.write(name, samplePhoto('jpg'))
    const token = '6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a'
    const bucket = 'http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o'
    const photos = [`${bucket}/${encodeURIComponent(name)}?alt=media&token=${token}`]
    const id = await service.branch('owner', { photos })
    const running = new AbortController().signal
    const later = async (hours: number) => {
      const interval = sql`make_interval(hours => ${hours})`
      await db.update(uploads).set({ unusedSince: sql`${uploads.unusedSince} - ${interval}` })
      await db.update(branches).set({ deletedAt: sql`${branches.deletedAt} - ${interval}` })
      await removeUnusedUploads(db, service.storage, running)
      await removePast(db, branchRetention, running)
    }

    await remove(id)
    await later(23)
    expect([...service.storage.objects]).toEqual([shownName(name)])
    expect((await restore(id, 2)).json.photos).toEqual([shownPhoto(name)])
    await later(25)
    expect([...service.storage.objects]).toEqual([shownName(name)])

    await remove(id, 3)
    await later(25)
    expect([...service.storage.objects]).toEqual([])
    expect((await restore(id, 4)).status).toBe(404)
  })
})

describe('a branch that posts name', () => {
  test('is archived: out of lists and choices, still the branch of its posts, and brought back', async () => {
    const { id, postId } = await branchWithPast()
    expect((await archive(id)).json).toMatchObject({
      id,
      version: 2,
      archivedAt: expect.stringMatching(/^\d{4}-/),
    })
    expect(await namesOf('?limit=100')).not.toContain(id)
    expect(await namesOf('/summaries')).not.toContain(id)
    expect(await namesOf('?state=archived')).toContain(id)
    expect((await get(id)).status).toBe(200)
    const post = await service.ask(`GET /v1/job-posts/${postId}`, { as: 'owner' })
    expect(post.json.branchName).toEqual(expect.any(String))

    expect((await archive(id, 2)).json).toMatchObject({ status: 409, code: 'wrong_state' })
    expect((await restore(id, 2)).json).toMatchObject({ id, archivedAt: null, version: 3 })
    expect((await restore(id, 3)).json).toMatchObject({ status: 409, code: 'wrong_state' })
    expect(await namesOf('/summaries')).toContain(id)
  })

  test('keeps its tax branch number while it is archived', async () => {
    const { id } = await branchWithPast()
    const { taxBranchNumber } = (await get(id)).json
    await archive(id)
    const body = { ...branchInput(), taxBranchNumber }
    const answer = await service.ask('POST /v1/branches', { as: 'owner', body })
    expect(answer.json).toMatchObject({ status: 409, code: 'branch_number_taken' })
  })

  test('stays while somebody has yet to come to work there', async () => {
    const id = await service.branch('owner')
    const post = await service.jobPost('owner', jobPostInput(id))
    const { db } = service.database
    await db.update(jobPosts).set({ state: 'filled' }).where(eq(jobPosts.id, post.id))
    expect((await archive(id)).json).toMatchObject({ status: 409, code: 'branch_has_open_posts' })
  })

  test.each([
    ['published', ['submit']],
    ['paused', ['submit', 'pause']],
  ])('stays while one of them is %s', async (_state, events) => {
    const id = await service.branch('owner')
    const post = await service.jobPost('owner', jobPostInput(id))
    for (const event of events) expect((await move(post.id, event)).status).toBe(200)
    expect((await archive(id)).json).toMatchObject({ status: 409, code: 'branch_has_open_posts' })
    expect((await get(id)).json).toMatchObject({ openPosts: 1, archivedAt: null, version: 1 })
    await move(post.id, 'close')
    expect((await archive(id)).status).toBe(200)
  })

  test('gets no new posts, and a draft of it is not published before it names another', async () => {
    const id = await service.branch('owner')
    const draft = await service.jobPost('owner', jobPostInput(id))
    await archive(id)
    const refusal = { status: 422, errors: [{ field: 'branchId', rule: 'one_of', params: {} }] }
    const fresh = await service.ask('POST /v1/job-posts', { as: 'owner', body: jobPostInput(id) })
    expect(fresh.json).toMatchObject(refusal)
    expect((await move(draft.id, 'submit')).json).toMatchObject(refusal)

    const put = (body: Partial<JobPostDraft>, version: number) =>
      service.ask(`PUT /v1/job-posts/${draft.id}`, { as: 'owner', body, headers: at(version) })
    expect((await put({ ...jobPostInput(id), title: 'พนักงานเสิร์ฟ กะเช้า' } as JobPostDraft, 1)).status).toBe(
      200,
    )
    const other = await service.branch('owner')
    expect((await put(jobPostInput(other) as JobPostDraft, 2)).status).toBe(200)
    expect((await move(draft.id, 'submit')).status).toBe(200)
  })
})

test('of a removal and new posts at once, no post is left on a branch that was deleted', async () => {
  const id = await service.branch('owner')
  const write = () => service.ask('POST /v1/job-posts', { as: 'owner', body: jobPostInput(id) })
  const [removal, ...posts] = await Promise.all([remove(id), write(), write(), write(), write()])
  const written = posts.filter(({ status }) => status === 201)
  expect(removal.json.code).toBe(written.length > 0 ? 'branch_in_use' : undefined)
  const refused = posts.filter(({ status }) => status === 422)
  expect(written.length + refused.length).toBe(4)
})

describe('all ways', () => {
  test('say what they are based on; a lost race changes nothing and shows what is there', async () => {
    const id = await service.branch('owner')
    const blindly = await service.ask(`POST /v1/branches/${id}/archivals`, { as: 'owner' })
    expect(blindly.json).toMatchObject({ status: 428, code: 'precondition_required' })
    const blind = await service.ask(`DELETE /v1/branches/${id}`, { as: 'owner' })
    expect(blind.json).toMatchObject({ status: 428, code: 'precondition_required' })
    await service.ask(`PUT /v1/branches/${id}`, { as: 'owner', body: branchInput(), headers: at(1) })
    expect((await remove(id, 1)).json).toMatchObject({
      status: 412,
      code: 'stale',
      current: { id, version: 2 },
    })
    expect((await remove(id, 2)).json).toMatchObject({ id, version: 3 })
    expect((await restore(id, 1)).status).toBe(404)
    expect((await restore(id, 2)).status).toBe(404)
    expect((await restore(id, 3)).status).toBe(200)
  })

  test('are on record', async () => {
    const id = await service.branch('owner')
    await archive(id)
    await remove(id, 2)
    await restore(id, 3)
    const rows = await service.database.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(rows.map(({ action, actorUid }) => [action, actorUid])).toEqual([
      ['branch.created', 'owner'],
      ['branch.archived', 'owner'],
      ['branch.deleted', 'owner'],
      ['branch.restored', 'owner'],
    ])
  })

  test('are for those who may add branches, in their own company', async () => {
    const id = await service.branch('owner')
    await service.owner('neighbour')
    await service.colleague('keeper', companyId, 'branch_manager', [id])
    expect((await remove(id, 1, 'keeper')).status).toBe(403)
    expect((await remove(id, 1, 'neighbour')).status).toBe(404)
    expect((await archive(id, 1, 'keeper')).status).toBe(403)
    expect((await archive(id, 1, 'neighbour')).status).toBe(404)
    await remove(id)
    expect((await restore(id, 2, 'keeper')).status).toBe(403)
    expect((await restore(id, 2, 'neighbour')).status).toBe(404)
  })
})
