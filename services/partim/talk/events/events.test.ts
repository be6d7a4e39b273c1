import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { conversations } from '../../tables/conversations'
import { applicants } from '../../tables/unlocks'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { openTalkStream } from '../testing/open-stream'
import { ofCompany, ofWorker, talkOf } from '../testing/talk'

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
})
afterAll(() => partim.stop())

type Opening = { readonly lastEventId?: string; readonly address?: string }

/** Opens the stream of somebody, and waits until it is ready. */
async function listen(prefix: string, uid: string, { address = partim.address, lastEventId }: Opening = {}) {
  const stream = await openTalkStream(address, `${prefix}/events`, {
    token: await partim.token(uid),
    lastEventId,
  })
  await stream.until(({ event }) => event === 'ready')
  return stream
}

const texts = ({ events }: { events: { event?: string; data: { message?: { text: string } } }[] }) =>
  events.flatMap(({ event, data }) => (event === 'message' ? [data.message?.text] : []))

describe('a stream', () => {
  test('brings what the other side writes, and brings it back that it arrived', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const [ours, theirs] = [await listen(ofCompany, company.uid), await listen(ofWorker, worker.uid)]
    expect(theirs.headers.get('content-type')).toBe('text/event-stream')
    await talk.send(ofCompany, company.uid, conversationId, 'มาวันแรกแปดโมงนะคะ')
    const { data, id } = await theirs.untilText('มาวันแรกแปดโมงนะคะ')
    expect([data.conversationId, data.message, typeof id]).toMatchObject([
      conversationId,
      { seq: 1, isOwn: false },
      'string',
    ])
    // The first message makes the conversation known before it comes.
    expect(theirs.events.map(({ event }) => event).slice(0, 3)).toEqual(['ready', 'conversation', 'message'])
    const arrived = await ours.until(
      ({ event, data: marks }) => event === 'marks' && marks.other.deliveredUpTo === 1,
    )
    expect(arrived.data).toEqual({
      conversationId,
      own: { readUpTo: 0 },
      other: { deliveredUpTo: 1, readUpTo: 0 },
    })
    expect((await ours.untilText('มาวันแรกแปดโมงนะคะ')).data.message.isOwn).toBe(true)
    await partim.ask(`PUT ${ofWorker}/${conversationId}/marks`, { as: worker.uid, body: { readUpTo: 1 } })
    await ours.until(({ event, data: marks }) => event === 'marks' && marks.other.readUpTo === 1)
    await Promise.all([ours.close(), theirs.close()])
  })

  test('names the colleague who wrote, and says who is writing to everybody else', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const colleague = talk.colleague(company.companyId)
    const [ours, theirs] = [await listen(ofCompany, colleague), await listen(ofWorker, worker.uid)]
    await partim.ask(`POST ${ofCompany}/${conversationId}/typing`, { as: company.uid, body: {} })
    const [toUs, toThem] = await Promise.all(
      [ours, theirs].map((stream) => stream.until(({ event }) => event === 'typing')),
    )
    expect([toUs?.data, toThem?.data]).toEqual([
      { conversationId, authorName: `คุณ ${company.uid}` },
      { conversationId, authorName: null },
    ])
    await talk.send(ofCompany, company.uid, conversationId, 'ทักทาย')
    expect((await ours.untilText('ทักทาย')).data.message).toMatchObject({
      isOwn: true,
      authorName: `คุณ ${company.uid}`,
    })
    expect((await theirs.untilText('ทักทาย')).data.message.authorName).toBeNull()
    await Promise.all([ours.close(), theirs.close()])
  })

  test('tells what somebody changed or took back, and how they keep a conversation only to themselves', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const [ours, theirs] = [await listen(ofCompany, company.uid), await listen(ofWorker, worker.uid)]
    const { json } = await talk.send(ofCompany, company.uid, conversationId, 'แปดโมง')
    const path = `${ofCompany}/${conversationId}/messages/${json.id}`
    await partim.ask(`PATCH ${path}`, { as: company.uid, body: { text: 'เก้าโมง', isConfirmed: false } })
    expect((await theirs.untilText('เก้าโมง')).data.message).toMatchObject({
      seq: 1,
      editedAt: expect.any(String),
    })
    await partim.ask(`DELETE ${path}`, { as: company.uid })
    await theirs.until(({ event, data }) => event === 'message' && data.message.isTakenBack)
    await partim.ask(`PATCH ${ofCompany}/${conversationId}`, { as: company.uid, body: { isStarred: true } })
    await ours.until(({ event, data }) => event === 'conversation' && data.conversation.isStarred)
    await partim.ask(`PUT ${ofWorker}/${conversationId}/block`, { as: worker.uid })
    const closed = await ours.until(
      ({ event, data }) => event === 'conversation' && !data.conversation.canWrite,
    )
    expect(closed.data.conversation).toMatchObject({ whyNot: 'closed', isBlocked: false, isStarred: true })
    const known = theirs.events.filter(({ event }) => event === 'conversation')
    expect(known.some(({ data }) => data.conversation.isStarred)).toBe(false)
    await Promise.all([ours.close(), theirs.close()])
  })

  test('tells that a right is lost, and when there is one again', async () => {
    const { company, worker } = await talk.pair()
    const ours = await listen(ofCompany, company.uid)
    await partim.db.delete(applicants).where(eq(applicants.workerId, worker.id))
    await ours.until(({ event, data }) => event === 'conversation' && data.conversation.whyNot === 'closed')
    await talk.apply(company.companyId, worker.id)
    await ours.until(({ event, data }) => event === 'conversation' && data.conversation.canWrite)
    await ours.close()
  })

  test('is for nobody else', async () => {
    const { conversationId, company, worker } = await talk.pair()
    const [stranger, other] = [partim.newCompany(), await partim.newWorker()]
    const streams = [await listen(ofCompany, stranger.uid), await listen(ofWorker, other.uid)]
    const theirs = await listen(ofWorker, worker.uid)
    await talk.send(ofCompany, company.uid, conversationId, 'ความลับ')
    await theirs.untilText('ความลับ')
    for (const stream of streams) expect(stream.events.map(({ event }) => event)).toEqual(['ready'])
    await Promise.all([...streams, theirs].map((stream) => stream.close()))
    for (const [path, uid, status] of [
      [ofCompany, worker.uid, 403],
      [ofWorker, company.uid, 403],
      [ofCompany, 'nobody', 401],
    ] as const) {
      const refused = await openTalkStream(partim.address, `${path}/events`, {
        token: await partim.token(uid),
      })
      expect([path, uid, refused.status]).toEqual([path, uid, status])
    }
  })
})

describe('a stream that continues', () => {
  test('brings what came meanwhile, in its order', async () => {
    const { company, worker, conversationId } = await talk.pair()
    const before = await listen(ofWorker, worker.uid)
    await talk.send(ofCompany, company.uid, conversationId, 'หนึ่ง')
    const { id } = await before.untilText('หนึ่ง')
    await before.close()
    for (const text of ['สอง', 'สาม']) await talk.send(ofCompany, company.uid, conversationId, text)
    const after = await listen(ofWorker, worker.uid, { lastEventId: id })
    await after.untilText('สาม')
    expect(texts(after).slice(-2)).toEqual(['สอง', 'สาม'])
    const { json } = await talk.find(ofCompany, company.uid, conversationId)
    expect(json.other.deliveredUpTo).toBe(3)
    await after.close()
  })

  test('learns of a block that was said in the resume meanwhile, and that it was taken back', async () => {
    const { company, worker, conversationId } = await talk.pair()
    await talk.send(ofCompany, company.uid, conversationId, 'สวัสดีค่ะ')
    const listening = await listen(ofWorker, worker.uid)
    const { id } = await listening.until(({ event }) => event === 'ready')
    await listening.close()
    for (const [method, whyNot] of [
      ['PUT', 'blocked'],
      ['DELETE', null],
    ] as const) {
      // What happened before must not be why it comes.
      const changedAt = new Date(Date.now() - 60_000)
      await partim.db.update(conversations).set({ changedAt }).where(eq(conversations.id, conversationId))
      await partim.ask(`${method} /v1/resumes/me/blocked-companies/${company.companyId}`, { as: worker.uid })
      for (const [side, as, why] of [
        [ofWorker, worker.uid, whyNot],
        [ofCompany, company.uid, whyNot && 'closed'],
      ] as const) {
        const after = await listen(side, as, { lastEventId: id })
        const { data } = await after.until(({ event }) => event === 'conversation')
        expect(data.conversation).toMatchObject({ id: conversationId, whyNot: why })
        await after.close()
      }
    }
  })

  test.each(['not-a-cursor!', '0000001'])('from %s asks for everything again', async (lastEventId) => {
    const { worker } = await talk.pair()
    const stream = await listen(ofWorker, worker.uid, { lastEventId })
    await stream.until(({ event }) => event === 'resync')
    await stream.close()
  })
})

test('what is written at one instance comes through another, which ends its streams when it stops', async () => {
  const { company, worker, conversationId } = await talk.pair()
  const second = await partim.beside()
  const theirs = await listen(ofWorker, worker.uid, { address: second.address })
  await talk.send(ofCompany, company.uid, conversationId, 'จากอีกเครื่อง')
  const { id } = await theirs.untilText('จากอีกเครื่อง')
  // The stream ends first: its client needs no cut connection to know.
  const stopping = second.stop()
  await theirs.ended
  await stopping
  await talk.send(ofCompany, company.uid, conversationId, 'ระหว่างนั้น')
  const again = await listen(ofWorker, worker.uid, { lastEventId: id })
  await again.untilText('ระหว่างนั้น')
  await again.close()
})

describe('a stream ends', () => {
  test('with its token', async () => {
    const { worker } = await talk.pair()
    const exp = Math.floor(Date.now() / 1_000) + 2
    const stream = await openTalkStream(partim.address, `${ofWorker}/events`, {
      token: await partim.token(worker.uid, { exp }),
    })
    // Nobody can answer any more who may listen, so it is the token that ends it.
    partim.identity.isDown = true
    await stream.ended
    partim.identity.isDown = false
    expect(Date.now()).toBeGreaterThan((exp - 1) * 1_000)
  })

  test('within a minute after a role is lost, or a session is over', async () => {
    const { company, worker } = await talk.pair()
    const [ours, theirs] = [await listen(ofCompany, company.uid), await listen(ofWorker, worker.uid)]
    partim.memberships.members.delete(company.uid)
    partim.identity.add(worker.uid, { disabled: true, kind: 'worker' })
    const lostAt = Date.now()
    await Promise.all([ours.ended, theirs.ended])
    // Who lost a right may read on for a minute at most.
    expect(Date.now() - lostAt).toBeLessThan(60_000)
  })
})
