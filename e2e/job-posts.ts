import { type Account, asPerson, hiringEmployer } from './account'
import { daysAhead, expect } from './fixtures'
import { stackAddresses } from './stack'
import { uniqueWord } from './unique'

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

type Board = {
  readonly stages: readonly { readonly items: readonly { readonly worker: { displayName: string } }[] }[]
}

/** A public post of two days that everybody works both of, with a title of its own; `applicants` asks who applied. */
export async function postOfTwoDays() {
  const owner = await hiringEmployer()
  const title = `พนักงานเสิร์ฟกะเย็น ${uniqueWord()}`
  const hours = { startTime: '16:00', endTime: '22:00', breakMinutes: 60 }
  const id = await publishedPost(owner, {
    branchId: owner.branchId,
    title,
    payAmount: 58_000,
    shifts: [3, 4].map((days) => ({ date: daysAhead(days), ...hours })),
  })
  const applicants = async () => {
    const { body } = await asPerson<Board>(owner, `${posts}/${id}/board`, { method: 'GET' })
    return body.stages.flatMap(({ items }) => items)
  }
  return { id, title, applicants }
}
