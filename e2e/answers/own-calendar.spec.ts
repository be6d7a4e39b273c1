import ICAL from 'ical.js'
import { asPerson, hiringEmployer, verified, writeResume } from '../account'
import { applied, decided, toldOf } from '../applications'
import { daysAhead, expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'

const { jobPost, web } = stackAddresses

type Shift = { readonly id: string; readonly date: string; readonly startTime: string }

test('a shift that the company takes out, and a job it cancels, leave the calendar under the ids they had', async () => {
  const [employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker)
  const hours = { startTime: '10:00', endTime: '19:00', breakMinutes: 60 }
  const terms = {
    branchId: employer.branchId,
    title: 'พนักงานเสิร์ฟ, กะเช้า',
    shifts: [2, 3].map((days) => ({ date: daysAhead(days), ...hours })),
  }
  const id = await publishedPost(employer, terms)
  const application = await applied(worker, id)
  await decided(employer, application.id, 'hire')
  await toldOf(employer, application.id)

  /** What a calendar reads in the file of the job. */
  const read = async () => {
    const answer = await fetch(`${web}/api/own-applications/calendar?application=${application.id}`, {
      headers: { Cookie: `session=${worker.session}`, 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(answer.status).toBe(200)
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    return {
      method: calendar.getFirstPropertyValue('method'),
      uids: events.map(({ uid }) => uid),
      statuses: events.map(({ component }) => component.getFirstPropertyValue('status')),
      sequence: Math.min(...events.map(({ sequence }) => sequence)),
    }
  }
  const had = await read()
  expect(had).toMatchObject({ method: 'PUBLISH', statuses: ['CONFIRMED', 'CONFIRMED'] })

  const address = `${jobPost}/v1/job-posts/${id}`
  const { body: post } = await asPerson<{ shifts: Shift[]; version: number }>(employer, address, {
    method: 'GET',
  })
  const [first] = post.shifts
  const cut = await asPerson(employer, address, {
    method: 'PUT',
    headers: { 'If-Match': `"${post.version}"` },
    body: {
      ...terms,
      type: 'daily',
      workType: 'waiter',
      headcount: 2,
      payUnit: 'day',
      payAmount: 60_000,
      payday: 'same_day',
      shifts: [{ id: first?.id, date: first?.date, ...hours }],
    },
  })
  expect(cut.status, JSON.stringify(cut.body)).toBe(200)
  await expect.poll(async () => (await read()).sequence).toBeGreaterThan(had.sequence)
  const without = await read()
  expect(without).toMatchObject({
    method: 'PUBLISH',
    uids: had.uids,
    statuses: ['CONFIRMED', 'CANCELLED'],
  })

  const cancel = { body: { event: 'cancel', reason: 'ร้านปิดปรับปรุง' } }
  expect((await asPerson(employer, `${address}/events`, cancel)).status).toBe(200)
  await expect.poll(async () => (await read()).method).toBe('CANCEL')
  const gone = await read()
  expect(gone.statuses).toEqual(['CANCELLED', 'CANCELLED'])
  expect(new Set(gone.uids)).toEqual(new Set(had.uids))
  expect(gone.sequence).toBeGreaterThan(without.sequence - 1)
})
