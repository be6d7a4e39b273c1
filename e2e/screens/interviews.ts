import type { Page } from '@playwright/test'
import { hiringEmployer, signInBrowser } from '../account'
import { expect, linkFromMail } from '../fixtures'
import { agreed, askedOther, momentAhead, proposed } from '../interviews'
import { member, type Screen, see, shared, visitor } from '../screen'
import { talkingPair } from '../talk'
import { thai } from '../thai'

const route = '/as-member/job-interview'

const nobody = shared(() => hiringEmployer())

const waiting = shared(async () => {
  const pair = await talkingPair()
  return { ...pair, interview: await proposed(pair.employer, pair.workerId) }
})

const wished = shared(async () => {
  const pair = await talkingPair()
  await askedOther(pair.worker, await proposed(pair.employer, pair.workerId))
  return pair
})

const coming = shared(async () => {
  const pair = await talkingPair()
  await agreed(pair.worker, await proposed(pair.employer, pair.workerId, [momentAhead(2, '10:00')]))
  return pair
})

type Pair = Awaited<ReturnType<typeof talkingPair>>

const openBoard = (pair: () => Promise<Pair>) => async (page: Page) => {
  await signInBrowser(page.context(), (await pair()).employer)
  await see(page, '/job-interview')
}

const openDialog = (name: string, pair: () => Promise<Pair>) => async (page: Page) => {
  await openBoard(pair)(page)
  await page.getByRole('button', { name: thai(name) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const openChat = (who: 'employer' | 'worker', pair: () => Promise<Pair>) => async (page: Page) => {
  const { conversationId, ...people } = await pair()
  await signInBrowser(page.context(), people[who])
  await page.goto(`/chat?c=${conversationId}`)
  await expect(page.getByRole('button', { name: /^สัมภาษณ์ ·/ })).toBeVisible()
}

/** Interviews in each of their states, for a company and for a worker. */
export const interviewScreens: readonly Screen[] = [
  {
    name: 'a link of an interview that works no more',
    route: '/answer-interview',
    open: visitor('/answer-interview?token=x', thai('interviewing.link.invalid')),
  },
  {
    name: 'an interview answered from a mail',
    route: '/answer-interview',
    open: async (page) => {
      const { worker } = await waiting()
      await page.goto(await linkFromMail(worker.email, '/answer-interview'))
      await expect(page.getByRole('button', { name: thai('interviewing.decline') })).toBeVisible()
    },
  },
  { name: 'no interviews', route, open: member(nobody, '/job-interview') },
  { name: 'an interview that waits', route, open: openBoard(waiting) },
  { name: 'an interview of which another time is asked', route, open: openBoard(wished) },
  { name: 'an interview to come', route, open: openBoard(coming) },
  { name: 'other times for an interview', route, open: openDialog('interviewing.otherTimes', waiting) },
  { name: 'cancelling an interview', route, open: openDialog('interviewing.cancel', coming) },
  { name: 'an interview in a conversation, to answer', route: '/chat', open: openChat('worker', waiting) },
  { name: 'an interview in a conversation, to come', route: '/chat', open: openChat('employer', coming) },
  {
    name: 'an interview of a worker, to answer',
    route: '/jobs/applications',
    open: async (page) => {
      await signInBrowser(page.context(), (await waiting()).worker)
      await see(page, '/jobs/applications')
      await expect(page.getByRole('button', { name: thai('interviewing.askOther') })).toBeVisible()
    },
  },
  {
    name: 'asking for another time',
    route: '/jobs/applications',
    open: async (page) => {
      await signInBrowser(page.context(), (await waiting()).worker)
      await see(page, '/jobs/applications')
      await page.getByRole('button', { name: thai('interviewing.askOther') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'proposing an interview',
    route: '/chat',
    open: async (page) => {
      const { employer, conversationId } = await talkingPair()
      await signInBrowser(page.context(), employer)
      await page.goto(`/chat?c=${conversationId}`)
      await page.getByRole('button', { name: /^นัดสัมภาษณ์/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
