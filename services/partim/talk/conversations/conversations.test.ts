import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { ofCompany, ofWorker, talkOf } from '../testing/talk'

let partim: TestPartim
let talk: ReturnType<typeof talkOf>
beforeAll(async () => {
  partim = await testPartim()
  talk = talkOf(partim)
})
afterAll(() => partim.stop())

test('both sides read what is written, each by its own name', async () => {
  const { company, worker, conversationId } = await talk.pair('มานี ใจงาม')
  const sent = await talk.send(ofCompany, company.uid, conversationId, 'สวัสดีค่ะ พรุ่งนี้สะดวกไหมคะ')
  expect([sent.status, sent.json]).toMatchObject([
    200,
    { seq: 1, isOwn: true, authorName: null, warnings: [] },
  ])
  await talk.send(ofWorker, worker.uid, conversationId, 'สะดวกค่ะ')
  const { json } = await talk.read(ofWorker, worker.uid, conversationId)
  expect(json.items.map(({ seq, isOwn, text }: Record<string, unknown>) => [seq, isOwn, text])).toEqual([
    [1, false, 'สวัสดีค่ะ พรุ่งนี้สะดวกไหมคะ'],
    [2, true, 'สะดวกค่ะ'],
  ])
  expect((await partim.ask(`GET ${ofCompany}`, { as: company.uid })).json.items).toMatchObject([
    {
      id: conversationId,
      with: { kind: 'worker', id: worker.id, name: 'มานี ใจงาม', standing: null },
      reason: 'applied',
      canWrite: true,
      whyNot: null,
      last: { seq: 2, isOwn: false, text: 'สะดวกค่ะ' },
      lastSeq: 2,
      unread: 1,
      own: { readUpTo: 0 },
      other: { deliveredUpTo: 1, readUpTo: 0 },
    },
  ])
  expect((await partim.ask(`GET ${ofWorker}`, { as: worker.uid })).json.items).toMatchObject([
    {
      with: {
        kind: 'company',
        id: company.companyId,
        name: `ร้านของ ${company.uid}`,
        standing: 'represented',
      },
    },
  ])
})
