import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { settleDecisions } from '../../hiring/applications/testing'
import type { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

const openPost = async (changes: Partial<typeof jobPosts.$inferInsert> = {}, input: object = {}) =>
  (await service.openPost('owner', { ...jobPostInput(branchId), ...input }, changes)).id
const files = (as: string) => service.ask('GET /v1/my/data-export-files', { as })
const apply = (as: string, jobPostId: string, answers: object[] = [], shiftIds: string[] = []) =>
  service.ask('POST /v1/my/applications', { as, body: { jobPostId, answers, shiftIds } })

test('a worker is given what they sent, what became of it, and every invitation; nothing of the company’s own', async () => {
  const worker = { id: uuidv7(), displayName: 'มานะ อดทน' }
  service.worker('mana', worker)
  service.worker('somebody', { displayName: 'คนอื่น' })
  const asked = await openPost({
    knockOutQuestions: [
      { id: 'bike', text: 'มีรถจักรยานยนต์ไหม', kind: 'yes_no', choices: [], wanted: ['yes'] },
    ],
  })
  const invited = await openPost()
  await service.ask(`PUT /v1/job-posts/${invited}/invites/${worker.id}`, { as: 'owner' })
  await service.ask(`POST /v1/job-posts/${invited}/events`, { as: 'owner', body: { event: 'close' } })
  const { json: sent } = await apply('mana', asked, [{ questionId: 'bike', answer: 'no' }])
  const other = await apply('somebody', asked, [{ questionId: 'bike', answer: 'yes' }])
  expect([sent.state, other.status]).toEqual(['submitted', 201])
  await service.ask(`POST /v1/applications/${sent.id}/notes`, { as: 'owner', body: { text: 'มาสายครั้งก่อน' } })
  await service.ask(`POST /v1/applications/${sent.id}/events`, {
    as: 'owner',
    body: { event: 'shortlist', from: 'submitted' },
  })
  await service.ask(`POST /v1/my/applications/${sent.id}/events`, {
    as: 'mana',
    body: { event: 'withdraw', from: 'shortlisted' },
  })

  const { json, text } = await files('mana')
  const [applications, invites] = json.files
  expect([applications.name, invites.name]).toEqual(['applications.json', 'job-post-invites.json'])
  expect(applications.content).toMatchObject([
    {
      id: sent.id,
      sent: { displayName: 'มานะ อดทน', phone: '0898765432' },
      post: { companyName: 'บริษัท ทดสอบ จำกัด' },
      answers: [{ question: 'มีรถจักรยานยนต์ไหม', answer: 'no' }],
      state: 'withdrawn',
      ownEvents: [{ event: 'submit' }, { event: 'withdraw' }],
    },
  ])
  // The post no longer takes applications, but the invitation still belongs to the copy.
  expect(invites.content).toMatchObject([{ jobPostId: invited, companyName: 'บริษัท ทดสอบ จำกัด' }])
  expect(text).not.toMatch(/มาสายครั้งก่อน|isWanted|คนอื่น|shortlist|owner/)
})

test('a worker is given the shifts they said they can come to, and those they are hired for', async () => {
  service.worker('pim')
  const times = { startTime: '09:00', endTime: '13:00', breakMinutes: 0 }
  const days = [dayAhead(3), dayAhead(4), dayAhead(5)]
  const changes = { shiftChoice: 'each', shifts: days.map((date) => ({ date, ...times })) }
  const post = await openPost({}, changes)
  const { json: seen } = await service.ask(`GET /v1/job-posts/${post}`, { as: 'owner' })
  const [first, , last] = seen.shifts.map(({ id }: { id: string }) => id)
  const { json: sent } = await apply('pim', post, [], [first, last])
  const shiftsOf = async () => {
    const [{ chosenShifts, assignedShifts }] = (await files('pim')).json.files[0].content
    return { chosenShifts, assignedShifts }
  }
  const chosenShifts = [
    { id: first, date: days[0], ...times },
    { id: last, date: days[2], ...times },
  ]
  expect(await shiftsOf()).toEqual({ chosenShifts, assignedShifts: null })
  await service.ask(`POST /v1/applications/${sent.id}/events`, {
    as: 'owner',
    body: { event: 'hire', from: 'submitted', shiftIds: [last] },
  })
  expect(await shiftsOf()).toEqual({ chosenShifts, assignedShifts: null })
  await settleDecisions(service.database.db)
  expect(await shiftsOf()).toEqual({ chosenShifts, assignedShifts: chosenShifts.slice(1) })
  const { version } = (await service.ask(`GET /v1/my/applications/${sent.id}`, { as: 'pim' })).json
  await service.ask(`POST /v1/my/applications/${sent.id}/given-back-shifts`, {
    as: 'pim',
    body: { shiftIds: [last], reason: 'travel', version },
  })
  const [{ givenBack }] = (await files('pim')).json.files[0].content
  expect(givenBack).toEqual([{ ...chosenShifts[1], reason: 'travel' }])
})

test('who never applied is given empty files; who is not known, or while nobody can say, none', async () => {
  service.worker('new')
  const { json } = await files('new')
  expect(json.files.map(({ content }: { content: unknown[] }) => content)).toEqual([[], []])
  service.profiles.isDown = true
  expect((await files('new')).status).toBe(503)
  service.profiles.isDown = false
  expect((await files('owner')).json.code).toBe('workers_only')
})
