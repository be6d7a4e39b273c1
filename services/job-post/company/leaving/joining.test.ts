import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import { tokenIn } from '@/services/shared/testing/memory-mail'
import { until } from '@/services/shared/testing/until'
import { deletionPhrase } from '@/validators/deletion-phrase'
import { settleDecisions } from '../../hiring/applications/testing'
import { companyPosts } from '../../hiring/posting/company-posts'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'

/** Somebody joins a company whose last member has asked for the removal of their account: its posts go on at once. */

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const db = () => service.database.db

/** A company of one member with a published post, and somebody who is hired by it and knows. */
async function lonely() {
  const owner = uuidv7()
  const { companyId } = await service.owner(owner)
  const { id: jobPostId } = await service.jobPost(owner, {
    ...jobPostInput(await service.branch(owner)),
    headcount: 2,
  })
  await service.ask(`POST /v1/job-posts/${jobPostId}/events`, { as: owner, body: { event: 'submit' } })
  const workerId = uuidv7()
  const worker = service.worker(uuidv7(), { id: workerId })
  const { json } = await service.ask('POST /v1/my/applications', {
    as: worker,
    body: { jobPostId, answers: [] },
  })
  const body = { event: 'hire', from: 'submitted' }
  await service.ask(`POST /v1/applications/${json.id}/events`, { as: owner, body })
  await settleDecisions(db())
  await service.mail.allSent()
  const stateOf = async () => (await db().select().from(jobPosts).where(eq(jobPosts.id, jobPostId)))[0]?.state
  const told = () =>
    [...service.workerNotifications.told.values()]
      .filter((news) => news.workerId === workerId)
      .map(({ kind }) => kind)
  return { owner, companyId, jobPostId, worker, stateOf, told }
}

const leave = (as: string) =>
  service.ask('POST /v1/me/deletion', { as, body: { confirmation: deletionPhrase } })

/** Who leaves was signed out, and signs in again. */
async function backAgain(uid: string) {
  const now = Math.floor(Date.now() / 1000)
  const token = await service.issuer.token(uid, { auth_time: now + 2, iat: now + 2 })
  return { headers: { authorization: `Bearer ${token}` } }
}

/** The same company once the owner has asked for the removal: nobody is taken any more, and who comes was told. */
async function leaving() {
  const made = await lonely()
  expect((await leave(made.owner)).status).toBe(202)
  await until(made.told, (kinds) => kinds.length === 2)
  expect([await made.stateOf(), made.told()]).toEqual([
    'paused',
    ['application_hired', 'application_company_leaves'],
  ])
  return { ...made, back: await backAgain(made.owner) }
}

/** The post goes on, and its worker reads in the product and by mail that the company stays. */
async function expectItStays({ worker, stateOf, told }: Awaited<ReturnType<typeof leaving>>) {
  await until(told, (kinds) => kinds.length === 3)
  expect([await stateOf(), told().at(-1)]).toEqual(['published', 'application_company_stays'])
  await service.mail.allSent()
  const mails = service.mail.sent.filter(({ to }) => to === `${worker}@example.com`)
  expect(mails.at(-1)?.subject).toContain('ไม่ปิดบัญชีแล้ว')
}

const invite = async (asking: { headers: Record<string, string> }, email: string) => {
  const answer = await service.ask('POST /v1/invitations', { ...asking, body: { email, role: 'admin' } })
  expect(answer.status).toBe(201)
  return tokenIn(await service.mail.to(email))
}

test('who accepts an invitation brings back what was paused, and who comes is told', async () => {
  const company = await leaving()
  const guest = uuidv7()
  const token = await invite(company.back, `${guest}@example.com`)
  await service.employer(guest)
  expect((await service.ask('POST /v1/invitations/accept', { as: guest, body: { token } })).status).toBe(200)
  await expectItStays(company)
})

test('who registers with an invitation does so, too', async () => {
  const company = await leaving()
  const token = await invite(company.back, `${uuidv7()}@example.com`)
  const body = {
    token,
    displayName: 'สมใจ มาใหม่',
    phone: '0898765432',
    password: 'long enough',
    acceptTerms: true,
  }
  expect((await service.ask('POST /v1/invitations/register', { body })).status).toBe(201)
  await expectItStays(company)
})

test('and who asked to join and is accepted', async () => {
  const company = await leaving()
  const [{ juristicId } = { juristicId: '' }] = await db()
    .select()
    .from(companies)
    .where(eq(companies.id, company.companyId))
  const sender = await service.employer(uuidv7())
  const asked = await service.ask('POST /v1/my/join-requests', {
    as: sender,
    body: { juristicId, message: 'ดูแลสาขาสยามอยู่ ขอช่วยลงประกาศ' },
  })
  const accepted = await service.ask(`POST /v1/join-requests/${asked.json.id}/accept`, {
    ...company.back,
    body: { role: 'recruiter' },
  })
  expect([asked.status, accepted.status]).toEqual([201, 200])
  await expectItStays(company)
})

test('until then nothing is opened or paid for, which would take nobody', async () => {
  const { jobPostId, owner, back, stateOf } = await leaving()
  const event = (id: string, name: string) =>
    service.ask(`POST /v1/job-posts/${id}/events`, { ...back, body: { event: name } })
  const [{ branchId } = { branchId: '' }] = await db()
    .select()
    .from(jobPosts)
    .where(eq(jobPosts.id, jobPostId))
  const made = await service.ask('POST /v1/job-posts', { ...back, body: jobPostInput(branchId ?? '') })
  for (const refused of [await event(jobPostId, 'resume'), await event(made.json.id, 'submit')])
    expect([refused.status, refused.json.code]).toEqual([409, 'company_leaves'])
  expect([made.status, await stateOf()]).toEqual([201, 'paused'])
  expect((await service.ask('DELETE /v1/me/deletion', back)).status).toBe(200)
  await until(stateOf, (state) => state === 'published')
  expect(
    (
      await service.ask(`POST /v1/job-posts/${made.json.id}/events`, {
        ...(await backAgain(owner)),
        body: { event: 'submit' },
      })
    ).json.state,
  ).toBe('published')
})

test('who joins and leaves as well brings nothing back until they keep their account', async () => {
  const company = await leaving()
  const guest = uuidv7()
  const token = await invite(company.back, `${guest}@example.com`)
  await service.employer(guest)
  await leave(guest)
  const back = await backAgain(guest)
  expect((await service.ask('POST /v1/invitations/accept', { ...back, body: { token } })).status).toBe(200)
  await service.mail.allSent()
  expect([await company.stateOf(), company.told().at(-1)]).toEqual(['paused', 'application_company_leaves'])
  expect((await service.ask('DELETE /v1/me/deletion', back)).status).toBe(200)
  await expectItStays(company)
})

test('a pause that comes late leaves the posts of a company that somebody has joined as they are', async () => {
  const { owner, companyId, stateOf, told } = await lonely()
  const deleteAfter = new Date(Date.now() + 14 * 86_400_000)
  await db().update(accounts).set({ deleteAfter }).where(eq(accounts.uid, owner))
  await service.colleague(uuidv7(), companyId, 'admin')
  await companyPosts.pause(db(), { uid: owner, requestId: 'late', scope: { companyId, branchIds: null } })
  await service.mail.allSent()
  expect([await stateOf(), told()]).toEqual(['published', ['application_hired']])
})

test('posts are paused once the last of several members leaves, until one of them stays', async () => {
  const { owner, companyId, stateOf, told } = await lonely()
  const colleague = await service.colleague(uuidv7(), companyId, 'owner')
  expect((await leave(colleague)).status).toBe(202)
  await service.mail.allSent()
  expect([await stateOf(), told()]).toEqual(['published', ['application_hired']])
  expect((await leave(owner)).status).toBe(202)
  await until(told, (kinds) => kinds.length === 2)
  expect([await stateOf(), told().at(-1)]).toEqual(['paused', 'application_company_leaves'])
  await service.ask('DELETE /v1/me/deletion', await backAgain(colleague))
  await until(told, (kinds) => kinds.length === 3)
  expect([await stateOf(), told().at(-1)]).toEqual(['published', 'application_company_stays'])
})
