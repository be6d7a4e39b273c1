import { type Account, asPerson } from './account'
import { daysAhead, expect } from './fixtures'
import { stackAddresses } from './stack'

const posts = `${stackAddresses.jobPost}/v1/job-posts`

type Terms = { readonly branchId: string | undefined; readonly title: string } & Record<string, unknown>

/** Publishes a post, by default one day's work for two people on the day after tomorrow, and returns its id. */
export async function publishedPost(account: Account, terms: Terms): Promise<string> {
  const body = {
    type: 'daily',
    workType: 'waiter',
    headcount: 2,
    payUnit: 'day',
    payAmount: 60_000,
    payday: 'same_day',
    shifts: [{ date: daysAhead(2), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
    ...terms,
  }
  const made = await asPerson<{ id: string }>(account, posts, { body })
  const submit = { body: { event: 'submit' } }
  const sent = await asPerson<{ state: string }>(account, `${posts}/${made.body.id}/events`, submit)
  expect([made.status, sent.body.state]).toEqual([201, 'published'])
  return made.body.id
}
