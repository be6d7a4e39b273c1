import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import { headersFor } from '@/services/shared/testing/client'
import { somebodyWaitsForLock } from '@/services/shared/testing/lock-waiter'
import { companies } from '../../tables/companies'
import { members } from '../../tables/members'
import { notifications } from '../../tables/notifications'
import { startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const db = () => service.database.db

async function taken() {
  const owner = await service.owner(`owner-${uuidv7()}`)
  const [company] = await db().select().from(companies).where(eq(companies.id, owner.companyId))
  return { ...owner, juristicId: company?.juristicId ?? '' }
}
const ask = (as: string, juristicId: string, message = 'ขอเข้าร่วมทีม') =>
  service.ask('POST /v1/my/join-requests', { as, body: { juristicId, message } })
const stranger = () => service.employer(uuidv7())

test('another company’s request is 404, byte for byte like an absent one', async () => {
  const { uid } = await taken()
  const theirs = await taken()
  const { json } = await ask(await stranger(), theirs.juristicId)
  const answersTo = async (id: string) =>
    Promise.all(
      ['accept', 'decline'].map(async (what) => {
        const body = what === 'accept' ? { role: 'recruiter' } : undefined
        const answer = await service.ask(`POST /v1/join-requests/${id}/${what}`, { as: uid, body })
        return [answer.status, answer.text.replace(answer.json.requestId, '')]
      }),
    )
  expect(await answersTo(json.id)).toEqual(await answersTo(uuidv7()))
  expect((await answersTo(json.id))[0]?.[0]).toBe(404)
  expect((await service.ask('GET /v1/join-requests', { as: uid })).json.items).toEqual([])
})

test('another person’s own request is 404, byte for byte like an absent one', async () => {
  const theirs = await taken()
  const { json } = await ask(await stranger(), theirs.juristicId)
  const as = await stranger()
  const answerTo = async (id: string) => {
    const answer = await service.ask(`POST /v1/my/join-requests/${id}/events`, {
      as,
      body: { event: 'withdraw' },
    })
    return [answer.status, answer.text.replace(answer.json.requestId, '')]
  }
  expect(await answerTo(json.id)).toEqual(await answerTo(uuidv7()))
})

test('who asks cannot accept themselves, nor give themselves a place in what they send', async () => {
  const { juristicId } = await taken()
  const as = await stranger()
  const { json } = await ask(as, juristicId)
  const accepted = await service.ask(`POST /v1/join-requests/${json.id}/accept`, {
    as,
    body: { role: 'owner' },
  })
  expect([accepted.status, accepted.json.code]).toEqual([409, 'company_required'])
  const more = await service.ask('POST /v1/my/join-requests', {
    as: await stranger(),
    body: { juristicId, message: 'ขอ', role: 'owner', state: 'accepted', companyId: uuidv7() },
  })
  expect(more.status).toBe(422)
})

test('an admin who was demoted or removed a moment ago accepts nobody', async () => {
  const { companyId, juristicId } = await taken()
  const { json } = await ask(await stranger(), juristicId)
  const admin = await service.colleague(uuidv7(), companyId, 'admin')
  const body = { role: 'recruiter' }
  const accept = () => service.ask(`POST /v1/join-requests/${json.id}/accept`, { as: admin, body })
  // They are demoted while their request waits for a lock, so their permission must be checked again afterwards.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const demoting = db().transaction(async (tx) => {
    await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
    await tx.update(members).set({ role: 'recruiter' }).where(eq(members.uid, admin))
    await held
  })
  const accepting = accept()
  await somebodyWaitsForLock(db())
  release()
  await demoting
  expect((await accepting).status).toBe(403)
  await db().delete(members).where(eq(members.uid, admin))
  expect((await accept()).json.code).toBe('company_required')
})

test('a person asks three times a day, and a company is asked twenty times, whoever asks', async () => {
  const as = await stranger()
  const { juristicId } = await taken()
  for (let round = 0; round < 3; round += 1) {
    const { json } = await ask(as, juristicId)
    await service.ask(`POST /v1/my/join-requests/${json.id}/events`, { as, body: { event: 'withdraw' } })
  }
  expect((await ask(as, juristicId)).json.code).toBe('too_many_requests')
  for (let round = 0; round < 17; round += 1)
    expect((await ask(await stranger(), juristicId)).status).toBe(201)
  expect((await ask(await stranger(), juristicId)).status).toBe(429)
})

test('one visitor asks a company five times a day, whatever accounts they have, and does not use up what it is asked', async () => {
  const { juristicId } = await taken()
  const operation = 'POST /v1/my/join-requests'
  const askFrom = async (visitor: string) => {
    const headers = headersFor(visitor, operation, service.settings.VISITOR_SECRET)
    const body = { juristicId, message: 'ขอเข้าร่วมทีม' }
    return (await service.ask(operation, { as: await stranger(), headers, body })).status
  }
  const statuses: number[] = []
  for (let round = 0; round < 22; round += 1) statuses.push(await askFrom('203.0.113.7'))
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(17).fill(429)])
  expect(await askFrom('203.0.113.8')).toBe(201)
})

test.each([
  'โทร 0812345678',
  'แอดไลน์ somjai99',
  'ดูที่ https://bit.ly/x1',
  'partjob.co.th',
  'ส่งมาที่ jobs@example.com',
])('a message that leads out of the product is refused at its field: %s', async (message) => {
  const { juristicId } = await taken()
  const { status, json } = await ask(await stranger(), juristicId, message)
  expect([status, json.errors]).toEqual([422, [{ field: 'message', rule: 'contact_details', params: {} }]])
})

test('a name that is an advertisement reaches no mail and no notification', async () => {
  const { uid, juristicId } = await taken()
  const as = await stranger()
  await db().update(accounts).set({ displayName: 'รับเงินฟรี https://bit.ly/x1' }).where(eq(accounts.uid, as))
  expect((await ask(as, juristicId)).status).toBe(201)
  const { text } = await service.mail.to(`${uid}@example.com`)
  expect(text).toContain('ผู้ใช้พาร์ทิมคนหนึ่ง ขอเข้าร่วมทีม')
  const told = await db().select({ params: notifications.params }).from(notifications)
  expect(JSON.stringify(told)).not.toContain('bit.ly')
})

test('markup and templates in a message stay what they are, and reach no mail', async () => {
  const { uid, juristicId } = await taken()
  const message = "<img src=x onerror=alert(1)> {company} {{7*7}} '; drop table members; --"
  expect((await ask(await stranger(), juristicId, message)).json.message).toBe(message)
  const { json } = await service.ask('GET /v1/join-requests', { as: uid })
  expect(json.items[0].message).toBe(message)
  const { text, html } = await service.mail.to(`${uid}@example.com`)
  expect(`${text}${html}`).not.toContain('onerror')
})
