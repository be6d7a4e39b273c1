import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { startTestService, type TestService } from './job-post/testing'
import { newsThroughJobPost } from './partim/workers/saved-searches/news-to-members'

/** The two services' halves of telling a member about people for a saved search, over HTTP. */

let service: TestService
let news: ReturnType<typeof newsThroughJobPost>
beforeAll(async () => {
  service = await startTestService()
  const { ATTESTATION_SECRET } = service.settings
  news = newsThroughJobPost({ JOB_POST_API_URL: service.address, ATTESTATION_SECRET })
})
afterAll(() => service.stop())

let round = 0
async function member() {
  round += 1
  const memberUid = `owner-${round}`
  const { companyId } = await service.owner(memberUid)
  return { companyId, memberUid, savedSearchId: uuidv7(), branchId: null, name: 'เสิร์ฟใกล้สยาม', count: 3 }
}
const toldOf = async (as: string, of = 'workers_found') =>
  (await service.ask('GET /v1/notifications', { as })).json.items.filter(
    ({ kind }: { kind: string }) => kind === of,
  )
test('a member is told once, in the product and by mail, however often it is asked', async () => {
  const about = await member()
  const id = uuidv7()
  expect(await news.tell(id, about)).toBe('told')
  expect(await news.tell(id, about)).toBe('told')
  const mailed = () => service.mail.sent.filter(({ subject }) => subject === `คนใหม่ 3 คน: ${about.name}`)
  await service.mail.allSent()
  expect(mailed().map(({ to }) => to)).toEqual([`${about.memberUid}@example.com`])
  expect(await toldOf(about.memberUid)).toEqual([
    expect.objectContaining({
      id,
      subject: 'saved_search',
      subjectId: about.savedSearchId,
      params: { search: about.name, count: '3' },
    }),
  ])
})

test('as they chose: not in the product by who wants mail alone', async () => {
  const about = await member()
  await service.ask('PUT /v1/notification-choices/workers_found', {
    as: about.memberUid,
    body: { inApp: false, byMail: true },
  })
  expect(await news.tell(uuidv7(), about)).toBe('told')
  expect(await toldOf(about.memberUid)).toEqual([])
})

test('nobody of another company, and nobody whose role finds no people', async () => {
  const about = await member()
  expect(await news.tell(uuidv7(), { ...about, companyId: uuidv7() })).toBe('member_gone')
  const finance = await service.colleague(`finance-${round}`, about.companyId, 'finance', [])
  expect(await news.tell(uuidv7(), { ...about, memberUid: finance })).toBe('member_gone')
})

describe('near a branch that is out of use', () => {
  test('nobody is told of people, but once, in the product and by mail, that the search stops', async () => {
    const about = await member()
    const branchId = await service.branch(about.memberUid)
    expect(await news.tell(uuidv7(), { ...about, branchId })).toBe('told')
    const id = uuidv7()
    const gone = { ...about, branchId: uuidv7() }
    expect(await news.tell(id, gone)).toBe('branch_gone')
    expect(await news.tell(id, gone)).toBe('branch_gone')
    expect(await toldOf(about.memberUid)).toHaveLength(1)
    expect(await toldOf(about.memberUid, 'saved_search_stopped')).toEqual([
      expect.objectContaining({
        id,
        subject: 'saved_search',
        subjectId: about.savedSearchId,
        params: { search: about.name },
      }),
    ])
    await service.mail.allSent()
    const mails = service.mail.sent.filter(({ subject }) => subject === `หยุดค้นแล้ว: ${about.name}`)
    expect(mails.map(({ to }) => to)).toEqual([`${about.memberUid}@example.com`])
    expect(mails[0]?.text).toContain(`/partimers/saved#saved-${about.savedSearchId}`)
  })

  test('what was told of the stop is read by itself once the search is asked about anew and goes on', async () => {
    const about = { ...(await member()), count: 0 }
    const branchId = await service.branch(about.memberUid)
    const other = { ...about, savedSearchId: uuidv7() }
    for (const stopped of [about, other])
      expect(await news.tell(uuidv7(), { ...stopped, branchId: uuidv7() })).toBe('branch_gone')
    const unread = async () =>
      (await toldOf(about.memberUid, 'saved_search_stopped'))
        .filter(({ readAt }: { readAt: string | null }) => readAt === null)
        .map(({ subjectId }: { subjectId: string }) => subjectId)
    expect(await unread()).toHaveLength(2)
    expect(await news.tell(uuidv7(), { ...about, branchId })).toBe('told')
    expect(await unread()).toEqual([other.savedSearchId])
    expect(await toldOf(about.memberUid)).toEqual([])
  })

  test('it is told as well while nobody new fits; near one in use nobody is told of nobody', async () => {
    const about = { ...(await member()), count: 0 }
    const branchId = await service.branch(about.memberUid)
    expect(await news.tell(uuidv7(), { ...about, branchId })).toBe('told')
    expect(await toldOf(about.memberUid)).toEqual([])
    expect(await toldOf(about.memberUid, 'saved_search_stopped')).toEqual([])
    expect(await news.tell(uuidv7(), { ...about, branchId: uuidv7() })).toBe('branch_gone')
    expect(await toldOf(about.memberUid, 'saved_search_stopped')).toHaveLength(1)
  })

  test('it is told as well where the branch is there, but not one of the member’s any more', async () => {
    const about = await member()
    const [theirs, branchId] = [await service.branch(about.memberUid), await service.branch(about.memberUid)]
    const uid = await service.colleague(`of-one-branch-${round}`, about.companyId, 'branch_manager', [theirs])
    const asked = { ...about, memberUid: uid, branchId }
    expect(await news.tell(uuidv7(), { ...asked, branchId: theirs })).toBe('told')
    expect(await news.tell(uuidv7(), asked)).toBe('branch_gone')
    await service.mail.allSent()
    const [mail] = service.mail.sent.filter(
      ({ to, subject }) => to === `${uid}@example.com` && subject.startsWith('หยุดค้นแล้ว'),
    )
    // It may be there for others.
    expect(mail?.text).not.toMatch(/ไม่มี(สาขา)?แล้ว/)
    expect(mail?.text).toMatch('ไม่ได้อยู่ในความดูแลของคุณแล้ว')
  })

  test('nobody whose role finds no people any more', async () => {
    const about = await member()
    const uid = await service.colleague(`bookkeeper-${round}`, about.companyId, 'finance', [])
    expect(await news.tell(uuidv7(), { ...about, memberUid: uid, branchId: uuidv7() })).toBe('member_gone')
    expect(await toldOf(uid, 'saved_search_stopped')).toEqual([])
  })
})

test('not while the company may not see workers', async () => {
  const memberUid = 'nobody-yet'
  const { companyId } = await service.founder(memberUid)
  const about = { companyId, memberUid, savedSearchId: uuidv7(), branchId: null, name: 'ครัว', count: 1 }
  expect(await news.tell(uuidv7(), about)).toBe('not_now')
})
