import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { type Account, signInBrowser } from '../account'
import { atOneWidth, atWidthOf, expect, handNames, handOf, test } from '../fixtures'
import { applied, arrived, block, companyName, say, talkingPair, workerName } from '../talk'
import { thai } from '../thai'

const fieldOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: thai('chat.field', { name }) })
const sendOf = (page: Page) => page.getByRole('button', { name: thai('chat.send'), exact: true })
const logOf = (page: Page) => page.getByRole('log')

/** Another person's browser, with a conversation open. */
async function browserOf(browser: Browser, account: Account, conversationId: string): Promise<Page> {
  const context = await browser.newContext()
  await signInBrowser(context, account)
  const page = await context.newPage()
  await page.goto(`/chat?c=${conversationId}`)
  // What somebody types is told to those who listen, and nobody else.
  await expect(page.locator('[data-live=true]')).toBeAttached()
  return page
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await fieldOf(page, name).fill(text)
  await sendOf(page).click()
}

for (const name of handNames) {
  test(
    `a company and a worker write to each other and see what is read, by ${name}`,
    atWidthOf(name),
    async ({ page, browser }) => {
      const { employer, worker, conversationId } = await talkingPair()
      const hand = handOf(name, page)
      await say(worker, 'worker', conversationId, 'สวัสดีค่ะ สนใจงานเสาร์นี้')
      await signInBrowser(page.context(), employer)
      await page.goto('/chat')
      await expect(page.getByText(thai('chat.unreadCount', { count: 1 }))).toBeAttached()
      await hand.press(page.getByRole('link', { name: new RegExp(workerName) }))
      await page.waitForURL(`**/chat?c=${conversationId}`)
      await expect(logOf(page).getByText('สวัสดีค่ะ สนใจงานเสาร์นี้')).toBeVisible()
      await expect(logOf(page).getByText(thai('chat.unreadFrom'))).toBeVisible()

      const other = await browserOf(browser, worker, conversationId)
      await hand.type(fieldOf(page, workerName), 'มาลองงานวันเสาร์ 10 โมงได้ไหม')
      await expect(other.getByText(/กำลังพิมพ์$/)).toBeVisible()
      await hand.press(sendOf(page))
      await expect(logOf(other).getByText('มาลองงานวันเสาร์ 10 โมงได้ไหม')).toBeVisible()
      await expect(logOf(page).getByText(thai('chat.ways.read'))).toBeVisible()
      await expect(fieldOf(page, workerName)).toHaveValue('')

      await write(other, companyName, 'ได้ค่ะ โทร 081-234-5678')
      await expect(logOf(page).getByRole('link', { name: '081-234-5678' })).toHaveAttribute(
        'href',
        'tel:0812345678',
      )
      await expect(logOf(other).getByText(thai('chat.ways.read'))).toHaveCount(2)

      if (name === 'mouse') {
        await hand.press(page.getByRole('link', { name: thai('chat.back') }))
        await page.waitForURL('**/chat')
        await expect(page.getByRole('link', { name: new RegExp(workerName) })).toBeFocused()
      }
      await other.context().close()
    },
  )

  test(
    `somebody who is warned of asking for money thinks again, or sends it, by ${name}`,
    atWidthOf(name),
    async ({ page, browser }) => {
      const pair = await talkingPair()
      await applied(pair)
      const { employer, worker, conversationId } = pair
      const hand = handOf(name, page)
      await signInBrowser(page.context(), employer)
      await page.goto(`/chat?c=${conversationId}`)
      await expect(sendOf(page)).toBeEnabled()
      const text = 'โอนค่ามัดจำชุด 300 บาทมาก่อนเริ่มงาน'
      await hand.type(fieldOf(page, workerName), text)
      await hand.press(sendOf(page))
      await hand.press(page.getByRole('button', { name: thai('chat.warned.edit') }))
      await expect(fieldOf(page, workerName)).toHaveValue(text)
      expect(await arrived(employer, 'company', conversationId)).toEqual([])
      await hand.press(sendOf(page))
      await hand.press(page.getByRole('button', { name: thai('chat.warned.send') }))
      await expect(fieldOf(page, workerName)).toHaveValue('')

      const other = await browserOf(browser, worker, conversationId)
      const otherHand = handOf(name, other)
      await expect(other.getByText(thai('chat.received.titles.deposit'))).toBeVisible()
      await otherHand.press(
        logOf(other).getByRole('button', { name: thai('chat.received.block'), exact: true }),
      )
      await otherHand.press(other.getByRole('dialog').getByRole('button', { name: thai('chat.block.send') }))
      await expect(other.getByText(thai('chat.closed.blocked', { name: companyName }))).toBeVisible()
      await expect(page.getByText(thai('chat.closed.closedToCompany'))).toBeVisible()
      await otherHand.press(other.getByRole('button', { name: thai('chat.closed.unblock') }).first())
      await expect(sendOf(page)).toBeVisible()
      await other.context().close()
    },
  )
}

test.describe('without network', () => {
  test.use({ outage: true })

  test('what is written offline is sent once and in order when the network returns', async ({ page }) => {
    const { employer, worker, conversationId } = await talkingPair()
    await signInBrowser(page.context(), employer)
    await page.goto(`/chat?c=${conversationId}`)
    await expect(sendOf(page)).toBeEnabled()
    await write(page, workerName, 'ก่อนสัญญาณหาย')
    await expect(logOf(page).getByText(/^(ส่งแล้ว|ถึงแล้ว)$/)).toBeVisible()
    await page.context().setOffline(true)
    const texts = ['ข้อความที่หนึ่ง', 'ข้อความที่สอง', 'ข้อความที่สาม']
    for (const text of texts) await write(page, workerName, text)
    await expect(page.getByText(thai('chat.ways.waiting'))).toHaveCount(3)
    await page.context().setOffline(false)
    await expect(page.getByText(thai('chat.ways.waiting'))).toHaveCount(0)
    await expect.poll(() => arrived(worker, 'worker', conversationId)).toEqual(['ก่อนสัญญาณหาย', ...texts])
    for (const text of texts) await expect(logOf(page).getByText(text, { exact: true })).toHaveCount(1)
  })

  test('what a closed page left is sent by the next one, once', async ({ page, context }) => {
    const { employer, worker, conversationId } = await talkingPair()
    await signInBrowser(context, employer)
    await page.goto(`/chat?c=${conversationId}`)
    await expect(sendOf(page)).toBeEnabled()
    await context.setOffline(true)
    const texts = ['เขียนไว้ก่อนปิดหน้า', 'และอีกข้อความ']
    for (const text of texts) await write(page, workerName, text)
    await expect(page.getByText(thai('chat.ways.waiting'))).toHaveCount(2)
    await fieldOf(page, workerName).fill('ยังไม่ได้กดส่ง')
    await page.close()
    expect(await arrived(worker, 'worker', conversationId)).toEqual([])

    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto(`/chat?c=${conversationId}`)
    await expect.poll(() => arrived(worker, 'worker', conversationId)).toEqual(texts)
    await expect(fieldOf(next, workerName)).toHaveValue('ยังไม่ได้กดส่ง')
    for (const text of texts) await expect(logOf(next).getByText(text, { exact: true })).toHaveCount(1)
  })

  test('words for a conversation that was closed meanwhile come back', async ({ page }) => {
    const { employer, worker, conversationId } = await talkingPair()
    await signInBrowser(page.context(), employer)
    await page.goto(`/chat?c=${conversationId}`)
    await expect(sendOf(page)).toBeEnabled()
    await page.context().setOffline(true)
    await write(page, workerName, 'พรุ่งนี้มาได้ไหม')
    await expect(page.getByText(thai('chat.ways.waiting'))).toBeVisible()
    await block(worker, 'worker', conversationId)
    await page.context().setOffline(false)
    await expect(page.getByText(thai('chat.returned'))).toBeVisible()
    await expect(page.getByRole('textbox', { name: thai('chat.unsentWords') })).toHaveValue('พรุ่งนี้มาได้ไหม')
    expect(await arrived(worker, 'worker', conversationId)).toEqual([])
  })
})

test('a message is changed and taken back by who wrote it', atOneWidth, async ({ page, browser }) => {
  const { employer, worker, conversationId } = await talkingPair()
  await signInBrowser(page.context(), employer)
  await page.goto(`/chat?c=${conversationId}`)
  const other = await browserOf(browser, worker, conversationId)
  await expect(sendOf(page)).toBeEnabled()
  await fieldOf(page, workerName).fill('พบกัน 9 โมง')
  await fieldOf(page, workerName).press('Enter')
  const menu = page.getByLabel(thai('chat.messageMenu', { text: 'พบกัน 9 โมง' }))
  await menu.click()
  await page.getByRole('button', { name: thai('chat.edit'), exact: true }).click()
  await expect(fieldOf(page, workerName)).toHaveValue('พบกัน 9 โมง')
  await fieldOf(page, workerName).fill('พบกัน 10 โมง')
  await page.getByRole('button', { name: thai('chat.saveEdit') }).click()
  await expect(logOf(other).getByText('พบกัน 10 โมง')).toBeVisible()
  await expect(logOf(other).getByText(thai('chat.edited'))).toBeVisible()

  await page.getByLabel(thai('chat.messageMenu', { text: 'พบกัน 10 โมง' })).click()
  await page.getByRole('button', { name: thai('chat.takeBack.action'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: thai('chat.takeBack.action') })
    .click()
  await expect(logOf(other).getByText(thai('chat.takenBack'))).toBeVisible()
  await expect(logOf(other).getByText('พบกัน 10 โมง')).toHaveCount(0)
  await other.context().close()
})

test('conversations are starred, kept away, found again and searched', async ({ page }) => {
  const { employer, worker, conversationId } = await talkingPair()
  await say(worker, 'worker', conversationId, 'มีรถมอเตอร์ไซค์ของตัวเองค่ะ')
  await signInBrowser(page.context(), employer)
  await page.goto(`/chat?c=${conversationId}`)
  await expect(sendOf(page)).toBeEnabled()
  const thread = page.getByRole('region', { name: workerName, exact: true })
  await thread.getByRole('button', { name: thai('chat.acts.star'), exact: true }).click()
  await expect(thread.getByRole('button', { name: thai('chat.acts.star'), pressed: true })).toBeVisible()
  await page.getByLabel(thai('chat.menu'), { exact: true }).click()
  await thread.getByRole('button', { name: thai('chat.acts.archive') }).click()
  await expect(page.getByText(thai('chat.done.archived'))).toBeVisible()
  await page.goto('/chat')
  await expect(page.getByText(thai('chat.none.title'))).toBeVisible()
  const row = page.getByRole('link', { name: new RegExp(workerName) })
  for (const filter of ['starred', 'archived'] as const) {
    await page.getByRole('button', { name: thai(`chat.filters.${filter}`) }).click()
    await expect(row).toBeVisible()
  }
  await page.getByRole('button', { name: thai('chat.search.open') }).click()
  await page.getByRole('searchbox').fill('มอเตอร์ไซค์')
  await page.getByRole('button', { name: /มอเตอร์ไซค์/ }).click()
  await page.waitForURL(`**/chat?c=${conversationId}`)
  await expect(logOf(page).getByText('มีรถมอเตอร์ไซค์ของตัวเองค่ะ')).toBeVisible()
})

test(
  'ready texts begin a conversation, and a company fills its own',
  atOneWidth,
  async ({ page, browser }) => {
    const { employer, worker, conversationId } = await talkingPair()
    const other = await browserOf(browser, worker, conversationId)
    await other.getByRole('button', { name: thai('chat.firstTexts.dress.title') }).click()
    await expect(fieldOf(other, companyName)).toHaveValue(thai('chat.firstTexts.dress.text'))
    await sendOf(other).click()
    await expect(other.getByRole('button', { name: thai('chat.firstTexts.dress.title') })).toHaveCount(0)

    await signInBrowser(page.context(), employer)
    await page.goto(`/chat?c=${conversationId}`)
    await page.getByRole('button', { name: thai('chat.replies.manage') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(thai('chat.replies.titleLabel')).fill('นัดลองงาน')
    await dialog.getByLabel(thai('chat.replies.textLabel')).fill('คุณ{ชื่อ} มาลองงาน {วัน} ได้ไหม')
    await dialog.getByRole('button', { name: thai('chat.replies.add') }).click()
    await expect(dialog.getByText('คุณ{ชื่อ} มาลองงาน {วัน} ได้ไหม')).toBeVisible()
    await dialog.getByRole('button', { name: thai('chat.replies.close') }).click()
    await page.getByRole('button', { name: 'นัดลองงาน', exact: true }).click()
    await expect(fieldOf(page, workerName)).toHaveValue(/^คุณสมหญิง ใจดี มาลองงาน/)
    await other.context().close()
  },
)

/** The streams of events that the pages of a browser ask for from now on. */
function streamsOf(context: BrowserContext): Request[] {
  const asked: Request[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/talk/events') asked.push(request)
  })
  return asked
}

const isLive = (page: Page) => expect(page.locator('[data-live=true]')).toBeAttached()

test(
  'the tabs of a browser share one stream, also when the one that has it is closed',
  atOneWidth,
  async ({ page }) => {
    const { employer, worker, conversationId } = await talkingPair()
    const context = page.context()
    await signInBrowser(context, employer)
    const asked = streamsOf(context)
    const tabs = [page, await context.newPage(), await context.newPage()]
    for (const tab of tabs) {
      await tab.goto(`/chat?c=${conversationId}`)
      await isLive(tab)
    }
    await say(worker, 'worker', conversationId, 'ถึงทุกแท็บ')
    for (const tab of tabs) await expect(logOf(tab).getByText('ถึงทุกแท็บ')).toBeVisible()
    expect(asked).toHaveLength(1)

    const holder = asked[0]?.frame().page()
    await Promise.all([holder?.close(), say(worker, 'worker', conversationId, 'ระหว่างปิดแท็บ')])
    await say(worker, 'worker', conversationId, 'หลังปิดแท็บ')
    for (const tab of tabs.filter((one) => one !== holder)) {
      for (const text of ['ระหว่างปิดแท็บ', 'หลังปิดแท็บ']) await expect(logOf(tab).getByText(text)).toHaveCount(1)
      await isLive(tab)
    }
    expect(asked.map((request) => new URL(request.url()).searchParams.has('after'))).toEqual([false, true])
  },
)

test('another account in the same browser has a stream of its own', atOneWidth, async ({ page }) => {
  const { employer, worker, conversationId } = await talkingPair()
  const context = page.context()
  const asked = streamsOf(context)
  await signInBrowser(context, employer)
  await page.goto(`/chat?c=${conversationId}`)
  await isLive(page)
  await signInBrowser(context, worker)
  const beside = await context.newPage()
  await beside.goto(`/chat?c=${conversationId}`)
  await isLive(beside)
  await say(employer, 'company', conversationId, 'ถึงคุณสมหญิง')
  await expect(logOf(beside).getByText('ถึงคุณสมหญิง')).toBeVisible()
  const owners = asked.map((request) => new URL(request.url()).searchParams.get('for'))
  expect([owners.length, new Set(owners).size]).toEqual([2, 2])
})

test('without the stream the page asks every few seconds', atOneWidth, async ({ page }) => {
  const { employer, worker, conversationId } = await talkingPair()
  await page.route('**/api/talk/events*', (asked) =>
    asked.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, code: 'unavailable', requestId: '1', title: '', type: '' }),
    }),
  )
  await signInBrowser(page.context(), employer)
  await page.goto(`/chat?c=${conversationId}`)
  await expect(sendOf(page)).toBeEnabled()
  await say(worker, 'worker', conversationId, 'มาถึงหน้าร้านแล้วค่ะ')
  await expect(logOf(page).getByText('มาถึงหน้าร้านแล้วค่ะ')).toBeVisible()
})
