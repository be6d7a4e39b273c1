import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { isQuestion } from '@/services/shared/service-questions/question'
import { testTurn } from '@/services/shared/testing/turn'
import { noteInterviewStep } from '../../hiring/applications/interview-steps-repository'
import { applications } from '../../tables/applications'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { type Departures, departuresOfPartim, mostOfTurn } from './departures-of-partim'
import { forgetDeparted } from './routine'

let service: TestService
let jobPostId: string
let companyId: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId } = await service.owner('owner'))
  const branchId = await service.branch('owner')
  ;({ id: jobPostId } = await service.jobPost('owner', jobPostInput(branchId)))
})
afterAll(() => service.stop())

const db = () => service.database.db
const secret = 'a-secret-of-at-least-thirty-two-characters'

let server: Server
afterEach(() => new Promise((done) => server?.close(done) ?? done(null)))

/** A partim service with these answers, and the requests it got. */
async function partimAnswering(answer: (request: IncomingMessage) => { status: number; body: string }) {
  const asked: IncomingMessage[] = []
  server = createServer((request, response) => {
    asked.push(request)
    const { status, body } = answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, departures: departuresOfPartim({ PARTIM_API_URL: address, ATTESTATION_SECRET: secret }) }
}

async function applicant(): Promise<{ id: string; uid: string }> {
  const [id, uid] = [uuidv7(), `worker-${uuidv7()}`]
  await db().insert(applications).values({ companyId, id, jobPostId, workerId: uuidv7(), workerUid: uid })
  return { id, uid }
}
const uidOf = async (id: string) =>
  (await db().select().from(applications).where(eq(applications.id, id)))[0]?.workerUid

const forget = (departures: Departures, work = testTurn('forget')) =>
  forgetDeparted({ db: db(), departures }, work)

test('those the partim service names are forgotten, and it is asked on from there', async () => {
  const [gone, stays] = [await applicant(), await applicant()]
  const body = JSON.stringify({ items: [{ uid: gone.uid }, { uid: 'nobody-here' }], cursor: 'after-them' })
  const { departures, asked } = await partimAnswering(() => ({ status: 200, body }))
  const work = testTurn('forget')
  await forget(departures, work)
  expect([await uidOf(gone.id), await uidOf(stays.id)]).toEqual([null, stays.uid])
  expect(work.cursor).toBe('after-them')
  // Repeated, as after a crash between the work and recording it.
  await forget(departures, work)
  expect(await uidOf(stays.id)).toBe(stays.uid)
  expect(asked.map(({ url }) => url)).toEqual([
    `/v1/departures?limit=${mostOfTurn}`,
    `/v1/departures?limit=${mostOfTurn}&cursor=after-them`,
  ])
  const token = asked[0]?.headers.authorization?.replace('Bearer ', '') ?? ''
  const question = { to: 'partim', operation: 'GET /v1/departures' }
  expect(await isQuestion(token, question, secret)).toBe(true)
})

describe('nobody is forgotten for want of an answer', () => {
  const items = (uids: string[]) => uids.map((uid) => ({ uid }))
  const everybody = async () => {
    const rows = await db().select({ uid: applications.workerUid }).from(applications)
    return rows.flatMap(({ uid }) => uid ?? [])
  }
  const answers: [string, (uids: string[]) => { status: number; body: string }][] = [
    ['knows nobody', () => ({ status: 200, body: JSON.stringify({ items: [], cursor: null }) })],
    ['has no such address', () => ({ status: 404, body: '{"code":"not_found"}' })],
    ['does not know who asks', () => ({ status: 401, body: '{"code":"unauthenticated"}' })],
    ['is broken', () => ({ status: 500, body: 'oops' })],
    ['is being replaced', () => ({ status: 503, body: '{}' })],
    ['answers something else', (uids) => ({ status: 200, body: JSON.stringify({ people: items(uids) }) })],
    ['answers no JSON', () => ({ status: 200, body: '<html></html>' })],
    [
      'names more people than one turn may forget',
      (uids) => {
        const many = Array.from({ length: mostOfTurn + 1 }, (_, index) => uids[index % uids.length] ?? '')
        return { status: 200, body: JSON.stringify({ items: items(many), cursor: 'x' }) }
      },
    ],
  ]

  test.each(answers)('where the partim service %s', async (_name, answer) => {
    await applicant()
    const uids = await everybody()
    const { departures } = await partimAnswering(() => answer(uids))
    const work = testTurn('forget')
    await forget(departures, work).catch(() => {})
    expect(await everybody()).toEqual(uids)
    expect(work.cursor).toBeNull()
  })

  test('or where nobody answers, or the identity provider knows none of them', async () => {
    await applicant()
    const uids = await everybody()
    const { departures } = await partimAnswering(() => ({ status: 200, body: '' }))
    await new Promise((closed) => server.close(closed))
    await expect(forget(departures)).rejects.toThrow()
    service.identity.users.clear()
    await forget(service.departures)
    expect(await everybody()).toEqual(uids)
    expect(await db().select().from(applications).where(isNull(applications.workerUid))).toHaveLength(1)
  })
})

test('what happened to their interviews goes with them, and nobody removes that of anybody else', async () => {
  const [gone, stays] = [await applicant(), await applicant()]
  const step = { what: 'accepted', who: 'worker', when: 'อ. 1 ธ.ค. 18:00 น.', requestId: uuidv7() } as const
  for (const { id, uid } of [gone, stays])
    await noteInterviewStep(db(), { companyId, id }, { ...step, actorUid: uid, interviewId: uuidv7() })
  const steps = (id: string) => eq(auditEvents.subjectId, id)
  await expect(db().delete(auditEvents).where(steps(gone.id))).rejects.toMatchObject({
    cause: { message: 'audit events are append-only' },
  })
  const body = JSON.stringify({ items: [{ uid: gone.uid }], cursor: 'after-them' })
  await forget((await partimAnswering(() => ({ status: 200, body }))).departures)
  expect([
    await db().$count(auditEvents, steps(gone.id)),
    await db().$count(auditEvents, steps(stays.id)),
  ]).toEqual([0, 1])
})
