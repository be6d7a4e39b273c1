import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { shownName } from '@/validators/upload-terms'
import { removeUnusedUploads } from '../../platform/uploads/service'
import { jobPosts } from '../../tables/job-posts'
import { uploads } from '../../tables/uploads'
import { dayAhead, jobPostInput, shownPhoto, startTestService, type TestService } from '../../testing'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner')
})
afterAll(() => service.stop())

let posts = 0
/** A complete post, different from all others of the company. */
function wholePost() {
  posts += 1
  return { ...jobPostInput(branchId), title: `พนักงานเสิร์ฟ รอบที่ ${posts}` }
}

const get = async (id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json
const post = (body: object) => service.ask('POST /v1/job-posts', { as: 'owner', body })
const put = async (id: string, body: object) =>
  service.ask(`PUT /v1/job-posts/${id}`, {
    as: 'owner',
    body,
    headers: { 'if-match': `"${(await get(id)).version}"` },
  })
const submit = (id: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event: 'submit' } })

const question = {
  id: 'q1x7',
  text: 'เดินทางมาอย่างไร',
  kind: 'choice',
  choices: ['รถส่วนตัว', 'รถสาธารณะ'],
  wanted: ['รถส่วนตัว'],
}

const terms = {
  experienceMonths: 6,
  languages: [{ code: 'en', level: 'fluent' }],
  gear: 'เสื้อดำ รองเท้าหุ้มส้น',
  contactName: 'คุณแอน',
  knockOutQuestions: [question],
  benefits: ['meal', 'tips'],
  otherBenefits: 'ขนมหลังเลิกงาน',
  photos: [],
  visibility: 'link',
  interviewMode: 'video',
}

/** The errors of a post with these terms when it is submitted. */
async function refusalsOf(changes: object): Promise<Record<string, string>> {
  const stored = await post({ ...wholePost(), ...changes })
  const { json } = stored.status === 201 ? await submit(stored.json.id) : stored
  const errors: { field: string; rule: string }[] = json.errors ?? []
  return Object.fromEntries(errors.map(({ field, rule }) => [field, rule]))
}

describe('what a post asks and offers', () => {
  test('is kept as it was said; the deadline is a moment', async () => {
    const applyBy = { date: dayAhead(2), time: '07:30' }
    const { id } = await service.jobPost('owner', { ...wholePost(), ...terms, applyBy })
    expect(await get(id)).toMatchObject({ ...terms, applyBy: `${dayAhead(2)}T00:30:00.000Z` })
    expect((await submit(id)).json.state).toBe('published')
  })

  test('is nothing where nothing is said, and everybody finds the post', async () => {
    const { id } = await service.jobPost('owner', wholePost())
    expect(await get(id)).toMatchObject({
      experienceMonths: null,
      languages: [],
      gear: null,
      knockOutQuestions: [],
      benefits: [],
      otherBenefits: null,
      photos: [],
      visibility: 'public',
      applyBy: null,
      interviewMode: 'none',
    })
  })

  test('may be half said in a draft', async () => {
    const { id } = await service.jobPost('owner', {
      languages: [{ level: 'basic' }],
      knockOutQuestions: [{ id: 'q1x7', kind: 'choice', choices: [''] }],
      applyBy: { time: '12:00' },
    })
    expect(await get(id)).toMatchObject({
      languages: [],
      knockOutQuestions: [{ id: 'q1x7', text: '', kind: 'choice', choices: [], wanted: [] }],
      applyBy: null,
    })
  })

  test('is gone when it is left out of an edit', async () => {
    const { id } = await service.jobPost('owner', { ...wholePost(), ...terms })
    await put(id, wholePost())
    expect(await get(id)).toMatchObject({
      gear: null,
      knockOutQuestions: [],
      benefits: [],
      visibility: 'public',
    })
  })

  test.each([
    [
      'two times the same language',
      { languages: [terms.languages[0], terms.languages[0]] },
      { 'languages.1.code': 'repeated' },
    ],
    [
      'a question without its words',
      { knockOutQuestions: [{ ...question, text: '' }] },
      { 'knockOutQuestions.0.text': 'required' },
    ],
    [
      'one choice alone',
      { knockOutQuestions: [{ ...question, choices: ['ก'], wanted: [] }] },
      { 'knockOutQuestions.0.choices': 'min_items' },
    ],
    [
      'the same choice twice',
      { knockOutQuestions: [{ ...question, choices: ['ก', 'ก'], wanted: [] }] },
      { 'knockOutQuestions.0.choices': 'repeated' },
    ],
    [
      'two questions of one id',
      { knockOutQuestions: [question, question] },
      { 'knockOutQuestions.1.id': 'repeated' },
    ],
    [
      'an id that is none',
      { knockOutQuestions: [{ ...question, id: '<b>' }] },
      { 'knockOutQuestions.0.id': 'format' },
    ],
    [
      'six questions',
      { knockOutQuestions: Array.from({ length: 6 }, (_, index) => ({ ...question, id: `abc${index}` })) },
      { knockOutQuestions: 'max_items' },
    ],
    ['an unknown benefit', { benefits: ['gold'] }, { 'benefits.0': 'one_of' }],
    ['experience of 11 years', { experienceMonths: 121 }, { experienceMonths: 'max_value' }],
    [
      'a deadline that is over',
      { applyBy: { date: dayAhead(-1), time: '12:00' } },
      { 'applyBy.date': 'not_past' },
    ],
    [
      'a deadline after the last shift',
      { applyBy: { date: dayAhead(3), time: '18:01' } },
      { 'applyBy.date': 'after_work' },
    ],
    ['visibility nobody has', { visibility: 'friends' }, { visibility: 'one_of' }],
    ['visibility for no group', { visibility: 'group' }, { favouriteGroupId: 'required_select' }],
  ])('%s is refused at its field', async (_what, changes, refusals) => {
    expect(await refusalsOf(changes)).toEqual(refusals)
  })

  test('the last minute of the last shift is a deadline', async () => {
    expect(await refusalsOf({ applyBy: { date: dayAhead(3), time: '18:00' } })).toEqual({})
  })

  test('every word of it is looked at by the automatic review', async () => {
    const withPhone = 'ทัก 081-234-5678'
    for (const changes of [
      { gear: withPhone },
      { otherBenefits: withPhone },
      { knockOutQuestions: [{ ...question, text: withPhone }] },
      { knockOutQuestions: [{ ...question, choices: [withPhone, 'อื่น'], wanted: [] }] },
    ]) {
      const { id } = await service.jobPost('owner', { ...wholePost(), ...changes })
      expect((await submit(id)).json).toMatchObject({
        state: 'pending_review',
        reviewReasons: ['contact_details'],
      })
    }
  })

  test('a deadline that has passed does not keep a running post from being changed', async () => {
    const input = { ...wholePost(), applyBy: { date: dayAhead(2), time: '08:00' } }
    const { id } = await service.jobPost('owner', input)
    await submit(id)
    const past = new Date(`${dayAhead(-1)}T08:00:00+07:00`)
    await service.database.db.update(jobPosts).set({ applyBy: past }).where(sql`${jobPosts.id} = ${id}`)
    const unchanged = { ...input, applyBy: { date: dayAhead(-1), time: '08:00' } }
    expect((await put(id, { ...unchanged, headcount: 9 })).status).toBe(200)
    const other = { ...input, applyBy: { date: dayAhead(-1), time: '09:00' } }
    expect((await put(id, other)).json.errors).toMatchObject([{ field: 'applyBy.date', rule: 'not_past' }])
  })
})

const bucket = 'http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o'
const addressOf = (name: string) =>
  `${bucket}/${encodeURIComponent(name)}?alt=media&token=6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a`

/** Permits a picture and uploads it; answers its name in the bucket. */
async function uploaded(path = '/v1/job-posts/photo-uploads', content = samplePhoto('jpg')): Promise<string> {
  const body = { fileType: 'image/jpeg', size: 1 }
  const { json } = await service.ask(`POST ${path}`, { as: 'owner', body })
  const name = `${json.path}/${json.fileName}`
  service.storage.objects.add(name)
  service.storage.contents.set(name, content)
  return name
}

async function dayLater(): Promise<string[]> {
  const { db } = service.database
  await db.update(uploads).set({ unusedSince: sql`${uploads.unusedSince} - interval '25 hours'` })
  await removeUnusedUploads(db, service.storage, new AbortController().signal)
  return [...service.storage.objects].sort()
}

describe('pictures of a post', () => {
  test('stay while a post shows them, one it was written again from included, and go a day after', async () => {
    const [kept, taken, never] = [await uploaded(), await uploaded(), await uploaded()]
    const photos = [addressOf(kept), addressOf(taken)]
    const { id } = await service.jobPost('owner', { photos })
    expect((await get(id)).photos).toEqual([shownPhoto(kept), shownPhoto(taken)])
    const again = await service.jobPost('owner', { photos: [addressOf(kept)] })
    expect(await dayLater()).toEqual([kept, taken].map(shownName).sort())
    expect(service.storage.asked).toContain(never)

    await put(id, { photos: [] })
    await put(again.id, { photos: [addressOf(kept)] })
    expect(await dayLater()).toEqual([shownName(kept)])
  })

  test("only the company's own pictures of posts are shown", async () => {
    const ofBranch = await uploaded('/v1/branches/photo-uploads')
    for (const photo of [addressOf(ofBranch), 'https://example.com/a.jpg']) {
      expect((await post({ photos: [photo] })).json.errors).toEqual([
        { field: 'photos', rule: 'uploaded', params: {} },
      ])
    }
  })

  test('what is no picture is refused, new or put into a post that is there', async () => {
    const script = Buffer.from('<svg onload="alert(1)"/>')
    const fake = addressOf(await uploaded(undefined, script))
    expect(await post({ photos: [fake] })).toMatchObject({ status: 422, json: { code: 'file_type_wrong' } })
    const { id } = await service.jobPost('owner', {})
    const other = addressOf(await uploaded(undefined, script))
    expect(await put(id, { photos: [other] })).toMatchObject({
      status: 422,
      json: { code: 'file_type_wrong' },
    })
    expect((await get(id)).photos).toEqual([])
  })

  test('there are five at most', async () => {
    const photos = await Promise.all(Array.from({ length: 6 }, async () => addressOf(await uploaded())))
    expect((await post({ photos })).json.errors).toEqual([
      { field: 'photos', rule: 'max_items', params: { max: 5 } },
    ])
  })
})

describe('several posts written again', () => {
  const clone = (jobPostIds: readonly string[], as = 'owner', headers = {}) =>
    service.ask('POST /v1/job-posts/clones', { as, body: { jobPostIds }, headers })

  test('are drafts of their own on the weekdays to come, with all that they say', async () => {
    const { id } = await service.jobPost('owner', { ...wholePost(), ...terms })
    await submit(id)
    const { id: draftId } = await service.jobPost('owner', { title: 'ร่างที่ยังไม่เสร็จ' })
    const { status, json } = await clone([id, draftId])
    expect(status).toBe(200)
    const [again, draft] = json.items
    expect(again).toMatchObject({
      jobPostId: id,
      refusal: null,
      post: { ...terms, state: 'draft', branchId },
    })
    expect(again.post.id).not.toBe(id)
    expect(again.post.shifts.map(({ date }: { date: string }) => date)).toEqual([dayAhead(9), dayAhead(10)])
    expect(draft.post).toMatchObject({ title: 'ร่างที่ยังไม่เสร็จ', state: 'draft', version: 1 })
    expect((await get(id)).state).toBe('published')
  })

  test("one that is not there holds nothing up, and is no different from a neighbour's", async () => {
    await service.owner('next-door')
    const theirs = (await service.jobPost('next-door', { title: 'ของเพื่อนบ้าน' })).id
    const { id } = await service.jobPost('owner', { title: 'ร่าง' })
    const { json } = await clone([theirs, id])
    expect(json.items[0]).toEqual({ jobPostId: theirs, post: null, refusal: 'not_found' })
    expect(json.items[1]).toMatchObject({ refusal: null, post: { title: 'ร่าง' } })
  })

  test('of one that is refused after its draft was stored nothing is left, and the others are made', async () => {
    const photo = await uploaded()
    const broken = await service.jobPost('owner', { title: 'ปฏิเสธหลังบันทึก', photos: [addressOf(photo)] })
    const whole = await service.jobPost('owner', { title: 'ไม่เกี่ยวกัน' })
    await service.database.db
      .update(uploads)
      .set({ removalBeganAt: new Date() })
      .where(eq(uploads.objectName, shownName(photo)))
    const { status, json } = await clone([broken.id, whole.id])
    expect(status).toBe(200)
    expect(json.items).toMatchObject([{ refusal: 'validation_failed' }, { refusal: null }])
    const { json: found } = await service.ask('GET /v1/job-posts?q=ปฏิเสธหลังบันทึก', { as: 'owner' })
    expect(found.items.map(({ id }: { id: string }) => id)).toEqual([broken.id])
  })

  test('asked twice with one key they are made once', async () => {
    const { id } = await service.jobPost('owner', { title: 'ทำซ้ำครั้งเดียว' })
    const headers = { 'idempotency-key': 'clone-once-and-no-more' }
    const [first, second] = [await clone([id], 'owner', headers), await clone([id], 'owner', headers)]
    expect(second.text).toBe(first.text)
    const { json } = await service.ask('GET /v1/job-posts?q=ทำซ้ำครั้งเดียว', { as: 'owner' })
    expect(json.items).toHaveLength(2)
  })

  test('a branch out of use is left to choose', async () => {
    const other = await service.branch('owner')
    const { id } = await service.jobPost('owner', jobPostInput(other))
    const { headers } = await service.ask(`GET /v1/branches/${other}`, { as: 'owner' })
    const archived = await service.ask(`POST /v1/branches/${other}/archivals`, {
      as: 'owner',
      headers: { 'if-match': headers.get('etag') ?? '' },
    })
    expect(archived.status).toBe(200)
    expect((await clone([id])).json.items[0].post).toMatchObject({ branchId: null, state: 'draft' })
  })
})
