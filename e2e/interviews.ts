import { type Account, asPerson } from './account'
import { daysAhead, expect } from './fixtures'
import { stackAddresses } from './stack'

const path = `${stackAddresses.partim}/v1`

/** An hour of a day to come, in Thailand. */
export const momentAhead = (days: number, clock: string): string =>
  new Date(`${daysAhead(days)}T${clock}:00+07:00`).toISOString()

type Shown = { id: string; version: number; times: string[]; state: string }

/** Proposes an interview without the web. */
export async function proposed(
  employer: Account,
  workerId: string,
  times: readonly string[] = [momentAhead(2, '10:00'), momentAhead(3, '15:30')],
): Promise<Shown> {
  const { status, body } = await asPerson<Shown>(employer, `${path}/company-interviews`, {
    body: {
      workerId,
      jobPostId: null,
      kind: 'on_site',
      place: 'ครัวยายบัว สยามสแควร์ ซอย 3',
      position: null,
      note: 'ถามหาคุณแอนที่เคาน์เตอร์',
      minutes: 30,
      times,
    },
  })
  expect(status).toBe(201)
  return body
}

/** The worker takes the first time without the web. */
export async function agreed(worker: Account, { id, version, times }: Shown): Promise<void> {
  const { status } = await asPerson(worker, `${path}/interviews/${id}/agreement`, {
    method: 'PUT',
    body: { at: times[0] },
    headers: { 'If-Match': `"${version}"` },
  })
  expect(status).toBe(200)
}

/** The worker asks for another time without the web. */
export async function askedOther(worker: Account, { id, version }: Shown): Promise<void> {
  const { status } = await asPerson(worker, `${path}/interviews/${id}/wish`, {
    method: 'PUT',
    body: { at: momentAhead(4, '10:00'), reason: 'ติดเรียนช่วงบ่าย' },
    headers: { 'If-Match': `"${version}"` },
  })
  expect(status).toBe(200)
}
