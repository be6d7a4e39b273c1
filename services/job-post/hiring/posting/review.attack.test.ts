import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { asksToLeave, hiddenContacts, ordinaryTexts } from '@/validators/testing/hidden-contacts'
import { reviewTexts } from '../../platform/word-review/review'
import { branches } from '../../tables/branches'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { contentOf, wordsOf } from '../job-posts/content'

type Draft = ReturnType<typeof jobPostInput> & Record<string, unknown>

/** Every field of a post with free text, filled with a text. */
const placesOfWords: Readonly<Record<string, (draft: Draft, text: string) => Draft>> = {
  title: (draft, text) => ({ ...draft, title: `พนักงานเสิร์ฟ ${text}`.slice(0, 80) }),
  description: (draft, text) => ({ ...draft, description: text }),
  gear: (draft, text) => ({ ...draft, gear: text }),
  'whom to ask for': (draft, text) => ({ ...draft, contactName: text }),
  'other benefits': (draft, text) => ({ ...draft, otherBenefits: text }),
  question: (draft, text) => ({
    ...draft,
    knockOutQuestions: [{ id: 'abcd', text, kind: 'yes_no', choices: [], wanted: [] }],
  }),
  'choice of a question': (draft, text) => ({
    ...draft,
    knockOutQuestions: [
      { id: 'abcd', text: 'มาได้วันไหน', kind: 'choice', choices: ['จันทร์', text.slice(0, 80)], wanted: [] },
    ],
  }),
}

const spellings = Object.entries(hiddenContacts)

describe.each(spellings)('a post with %s', (_, texts) => {
  test.each(texts)('waits for our staff, wherever it stands: %j', (text) => {
    for (const place of Object.values(placesOfWords)) {
      const { content } = contentOf(place(jobPostInput(randomUUID()), text) as never)
      const reasons = reviewTexts(wordsOf(content)).map(({ reason }) => reason)
      expect(['contact_details', 'link']).toContain(reasons[0])
    }
  })
})

test.each(asksToLeave)('so does an ask to come elsewhere: %s', (text) => {
  expect(reviewTexts([text]).map(({ reason }) => reason)).toContain('contact_details')
})

test.each(ordinaryTexts)('an ordinary text is published at once: %s', (text) => {
  expect(reviewTexts(['พนักงานเสิร์ฟ', text, 'มีอาหารให้ 1 มื้อ'])).toEqual([])
})

describe('submitted or edited', () => {
  let service: TestService
  let uid: string
  beforeAll(async () => {
    service = await startTestService()
    ;({ uid } = await service.owner(`attacker-${randomUUID()}`))
  })
  afterAll(() => service.stop())

  const number = '０８１\u200b-２３４-５６７８'
  const submit = (id: string) =>
    service.ask(`POST /v1/job-posts/${id}/events`, { as: uid, body: { event: 'submit' } })

  test.each(Object.entries(placesOfWords))('a number in its %s holds a post back', async (_, place) => {
    const branchId = await service.branch(uid)
    const held = await service.jobPost(uid, place(jobPostInput(branchId), number))
    expect((await submit(held.id)).json).toMatchObject({
      state: 'pending_review',
      reviewReasons: ['contact_details'],
    })
    const draft = jobPostInput(branchId)
    const clean = await service.jobPost(uid, draft)
    const published = (await submit(clean.id)).json
    expect(published.state).toBe('published')
    const edited = await service.ask(`PUT /v1/job-posts/${clean.id}`, {
      as: uid,
      body: place(draft, number),
      headers: { 'if-match': `"${published.version}"` },
    })
    expect(edited.json).toMatchObject({ state: 'pending_review', reviewReasons: ['contact_details'] })
  })

  test.each([
    ['name', { name: `ร้านกาแฟ ${number}` }],
    ['address', { addressLine: `99 ถนนสุขุมวิท แอดไลน์ somchai99` }],
  ])('so does one in the %s of the branch it leads to', async (_, changes) => {
    const branchId = await service.branch(uid)
    await service.database.db.update(branches).set(changes).where(eq(branches.id, branchId))
    const { id } = await service.jobPost(uid, jobPostInput(branchId))
    expect((await submit(id)).json).toMatchObject({
      state: 'pending_review',
      reviewReasons: ['contact_details'],
    })
    const draft = jobPostInput(await service.branch(uid))
    const clean = await service.jobPost(uid, draft)
    const { version } = (await submit(clean.id)).json
    const moved = await service.ask(`PUT /v1/job-posts/${clean.id}`, {
      as: uid,
      body: { ...draft, branchId },
      headers: { 'if-match': `"${version}"` },
    })
    expect(moved.json).toMatchObject({ state: 'pending_review', reviewReasons: ['contact_details'] })
  })
})
