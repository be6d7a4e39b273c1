import type { Page } from '@playwright/test'
import { harmlessPdf } from '@/services/shared/uploads/testing/sample-files'
import { registeredEmployer, signInBrowser, verified } from '../account'
import { expect } from '../fixtures'
import { member, type Screen, see, shared } from '../screen'
import {
  block,
  carry,
  companyName,
  invited,
  maskedName,
  say,
  sendFile,
  talkingPair,
  workerName,
} from '../talk'
import { thai } from '../thai'

const route = '/chat'

/** A conversation with some messages of both sides. */
const talking = shared(async () => {
  const pair = await talkingPair()
  await invited(pair)
  const { employer, worker, conversationId: id } = pair
  await say(worker, 'worker', id, 'สวัสดีค่ะ สนใจงานส่งของรอบร้าน เคยทำมา 6 เดือนค่ะ')
  await say(employer, 'company', id, 'สวัสดีครับ วันเสาร์นี้มาลองงานได้ไหม')
  await say(worker, 'worker', id, 'ได้ค่ะ โทรหาได้ที่ 081-234-5678 หรือดูผลงานที่ https://example.com/work')
  return pair
})

/** A conversation in which each side sent what messages carry, a voice and a farewell apart. */
const carrying = shared(async () => {
  const pair = await talkingPair()
  const { employer, worker, conversationId: id } = pair
  await invited(pair)
  await sendFile(worker, 'worker', id, {
    path: 'lib/uploads/testing/photo-with-location.jpg',
    fileType: 'image/jpeg',
  })
  await sendFile(employer, 'company', id, {
    bytes: harmlessPdf(),
    fileType: 'application/pdf',
    name: 'ตารางงาน.pdf',
  })
  await carry(employer, 'company', id, { kind: 'branch', branchId: employer.branchId })
  await carry(worker, 'worker', id, { kind: 'position', lat: 13.7457, lng: 100.5346 })
  return pair
})

const nobody = shared(() => registeredEmployer())
const newWorker = shared(() => verified('worker'))

const warned = shared(async () => {
  const pair = await talkingPair()
  await say(pair.employer, 'company', pair.conversationId, 'โอนค่ามัดจำชุด 300 บาทมาก่อน แล้วส่งรูปบัตรประชาชนด้วย')
  return pair
})

const blocked = shared(async () => {
  const pair = await talkingPair()
  await say(pair.worker, 'worker', pair.conversationId, 'สวัสดีค่ะ')
  await block(pair.worker, 'worker', pair.conversationId)
  return pair
})

type Pair = Awaited<ReturnType<typeof talkingPair>>

const openAs =
  (
    who: 'employer' | 'worker',
    pair: () => Promise<Pair>,
    name = who === 'employer' ? workerName : companyName,
  ) =>
  async (page: Page): Promise<void> => {
    const { conversationId, ...people } = await pair()
    await signInBrowser(page.context(), people[who])
    await page.goto(`/chat?c=${conversationId}`)
    await expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible()
    await expect(page.getByText(thai('chat.failed.thread'))).toHaveCount(0)
  }

async function openOffline(page: Page): Promise<void> {
  await openAs('employer', talking)(page)
  await expect(page.getByRole('button', { name: thai('chat.send') })).toBeEnabled()
  // Only what the page is told of it: a real outage would fill the console.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
  const field = page.getByRole('textbox', { name: thai('chat.field', { name: workerName }) })
  await field.fill('พิมพ์ไว้ก่อน ส่งเมื่อมีสัญญาณ')
  await page.getByRole('button', { name: thai('chat.send') }).click()
  await expect(page.getByText(thai('chat.ways.waiting'))).toBeVisible()
}

async function openWarning(page: Page): Promise<void> {
  await openAs('employer', talking)(page)
  const field = page.getByRole('textbox', { name: thai('chat.field', { name: workerName }) })
  await field.fill('โอนค่ามัดจำชุด 300 บาทมาก่อนเริ่มงาน')
  await page.getByRole('button', { name: thai('chat.send') }).click()
  await expect(page.getByRole('button', { name: thai('chat.warned.send') })).toBeVisible()
}

async function openFailedList(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await talking()).employer)
  await see(page, '/chat')
  await page.route('**/api/partim/v1/company-conversations?*', (asked) =>
    asked.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      headers: { 'X-Retry-Applied': '1' },
      body: JSON.stringify({ status: 503, code: 'unavailable', requestId: '1', title: '', type: '' }),
    }),
  )
  await page.getByRole('button', { name: thai('chat.filters.starred') }).click()
  await expect(page.getByText(thai('chat.failed.list'))).toBeVisible()
}

async function openReport(page: Page): Promise<void> {
  await openAs('worker', warned)(page)
  await page
    .getByRole('button', { name: thai('chat.received.report'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openReplies(page: Page): Promise<void> {
  await openAs('employer', talking)(page)
  await page.getByRole('button', { name: thai('chat.replies.manage') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openSheet(page: Page): Promise<void> {
  await openAs('worker', carrying)(page)
  await page.getByRole('button', { name: thai('chat.attach.open') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openPlaces(page: Page): Promise<void> {
  await openAs('employer', carrying)(page)
  await page.getByRole('button', { name: thai('chat.attach.open') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: thai('chat.attach.choose.place'), exact: true })
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
}

async function openRecorder(page: Page): Promise<void> {
  await openAs('worker', carrying)(page)
  await page.getByRole('button', { name: thai('chat.attach.open') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: thai('chat.attach.choose.voice') })
    .click()
  await expect(page.getByRole('timer')).toBeVisible()
}

async function openLargePicture(page: Page): Promise<void> {
  await openAs('employer', carrying)(page)
  await page.getByRole('button', { name: thai('chat.attach.openPicture', { name: workerName }) }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
}

async function openSearch(page: Page): Promise<void> {
  await signInBrowser(page.context(), (await talking()).employer)
  await see(page, '/chat')
  await page.getByRole('button', { name: thai('chat.search.open') }).click()
  await page.getByRole('searchbox').fill('ลองงาน')
  await expect(page.getByText(thai('chat.search.found', { count: 1 }))).toBeVisible()
}

/** Chat in each of its states, for a company and for a worker. */
export const chatScreens: readonly Screen[] = [
  {
    name: 'conversations',
    route,
    open: async (page) => member(async () => (await talking()).employer, '/chat')(page),
  },
  { name: 'a conversation, for the company', route, open: openAs('employer', talking) },
  { name: 'a conversation, for the worker', route, open: openAs('worker', talking) },
  { name: 'no conversation, for a company', route, open: member(nobody, '/chat') },
  { name: 'no conversation, for a worker', route, open: member(newWorker, '/chat') },
  {
    name: 'a conversation that does not exist',
    route,
    open: async (page) => {
      await signInBrowser(page.context(), await newWorker())
      await page.goto('/chat?c=0199db4b-41db-708b-a23e-1fc5e937ac29')
      await expect(page.getByText(thai('chat.gone.title'))).toBeVisible()
    },
  },
  { name: 'a conversation, blocked', route, open: openAs('worker', blocked) },
  { name: 'a conversation, closed', route, open: openAs('employer', blocked, maskedName) },
  { name: 'a conversation, offline', route, open: openOffline },
  { name: 'a message that is warned of', route, open: openAs('worker', warned) },
  { name: 'before a message that is warned of', route, open: openWarning },
  { name: 'conversations that could not be loaded', route, open: openFailedList },
  { name: 'what messages carry, for the company', route, open: openAs('employer', carrying) },
  { name: 'what messages carry, for the worker', route, open: openAs('worker', carrying) },
  { name: 'what a message may carry', route, open: openSheet },
  { name: 'a place to send', route, open: openPlaces },
  { name: 'a voice to record', route, open: openRecorder },
  { name: 'a picture of a conversation', route, open: openLargePicture },
  { name: 'reporting a conversation', route, open: openReport },
  { name: 'saved replies', route, open: openReplies },
  { name: 'a search in messages', route, open: openSearch },
]
