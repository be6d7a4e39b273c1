import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { harmlessPdf } from '@/services/shared/uploads/testing/sample-files'
import { type Account, asPerson, signInBrowser } from '../account'
import { toldOf } from '../applications'
import { allowed, withFakeCamera } from '../fake-camera'
import { atOneWidth, expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddress, stackAddresses } from '../stack'
import { companyName, invited, say, talkingPair, workerName } from '../talk'
import { thai } from '../thai'

const logOf = (page: Page) => page.getByRole('log')
const plusOf = (page: Page) => page.getByRole('button', { name: thai('chat.attach.open') })
const sheetOf = (page: Page) => page.getByRole('dialog')
const sendOf = (page: Page) => page.getByRole('button', { name: thai('chat.send'), exact: true })

/** Another person's browser, at another width, with a conversation open. */
async function browserOf(context: BrowserContext, account: Account, conversationId: string): Promise<Page> {
  await signInBrowser(context, account)
  const page = await context.newPage()
  await page.goto(`/chat?c=${conversationId}`)
  await expect(page.locator('[data-live=true]')).toBeAttached()
  return page
}

const small = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: stackAddress,
    permissions: ['geolocation'],
    geolocation: { latitude: 13.745678, longitude: 100.534567 },
  })

/** A photo of a real camera, with its position in it. */
const photo = 'lib/uploads/testing/photo-with-location.jpg'

test(
  'a picture from a worker’s phone arrives at the employer and opens large',
  atOneWidth,
  async ({ page, browser }) => {
    const { employer, worker, conversationId } = await talkingPair()
    const context = await small(browser)
    const phone = await browserOf(context, worker, conversationId)
    await signInBrowser(page.context(), employer)
    await page.goto(`/chat?c=${conversationId}`)
    await expect(page.locator('[data-live=true]')).toBeAttached()

    await plusOf(phone).click()
    await sheetOf(phone).getByLabel(thai('chat.attach.choose.picture')).setInputFiles(photo)
    await expect(sheetOf(phone)).toHaveCount(0)
    await phone
      .getByRole('textbox', { name: thai('chat.field', { name: companyName }) })
      .fill('ร้านอยู่ตรงนี้ใช่ไหมคะ')
    await sendOf(phone).click()
    await expect(logOf(phone).getByText(/^(ส่งแล้ว|ถึงแล้ว|อ่านแล้ว)$/)).toBeVisible()

    const picture = logOf(page).getByRole('button', {
      name: thai('chat.attach.openPicture', { name: workerName }),
    })
    await expect(picture).toBeVisible()
    await expect(logOf(page).getByText('ร้านอยู่ตรงนี้ใช่ไหมคะ')).toBeVisible()
    await picture.click()
    const large = sheetOf(page).getByRole('img')
    await expect(large).toBeVisible()
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1)
    const address = new URL((await large.getAttribute('src')) ?? '', page.url()).href
    const answer = await page.request.get(address)
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect((await answer.body()).includes('GPS')).toBe(false)
    await page.keyboard.press('Escape')

    // What was taken back is gone for both.
    await logOf(phone).locator('summary').last().click()
    await logOf(phone)
      .getByRole('button', { name: thai('chat.takeBack.action') })
      .click()
    await sheetOf(phone)
      .getByRole('button', { name: thai('chat.takeBack.action') })
      .click()
    await expect(logOf(page).getByText(thai('chat.takenBack'))).toBeVisible()
    await expect(picture).toHaveCount(0)
    expect((await page.request.get(address)).status()).toBe(404)
    await context.close()
  },
)

test(
  'a PDF is saved under its name, and what is no PDF is refused before it is sent',
  atOneWidth,
  async ({ page, browser }) => {
    const { employer, worker, conversationId } = await talkingPair()
    const context = await small(browser)
    const phone = await browserOf(context, worker, conversationId)
    await signInBrowser(page.context(), employer)
    await page.goto(`/chat?c=${conversationId}`)
    await expect(sendOf(page)).toBeEnabled()
    await plusOf(page).click()
    const input = sheetOf(page).getByLabel(thai('chat.attach.choose.file'))
    await input.setInputFiles({
      name: 'ใบสมัคร.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<script>1</script>'),
    })
    await expect(sheetOf(page).getByText(thai('problems.file_type_wrong'))).toBeVisible()
    await input.setInputFiles({ name: 'ตารางงาน.pdf', mimeType: 'application/pdf', buffer: harmlessPdf() })
    await expect(page.getByText('ตารางงาน.pdf')).toBeVisible()
    await sendOf(page).click()
    const link = logOf(phone).getByRole('link', { name: /ตารางงาน\.pdf/ })
    await expect(link).toBeVisible()
    const answer = await phone.request.get(new URL((await link.getAttribute('href')) ?? '', phone.url()).href)
    expect(answer.headers()['content-disposition']).toMatch(/^attachment;/)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    await context.close()
  },
)

test(
  'a job and a place are cards, of a branch and of where somebody is',
  atOneWidth,
  async ({ page, browser }) => {
    const pair = await talkingPair()
    await invited(pair)
    const { employer, worker, conversationId } = pair
    const context = await small(browser)
    const phone = await browserOf(context, worker, conversationId)
    await signInBrowser(page.context(), employer)
    await page.goto(`/chat?c=${conversationId}`)
    await expect(sendOf(page)).toBeEnabled()

    await plusOf(page).click()
    await sheetOf(page)
      .getByRole('button', { name: thai('chat.attach.choose.job'), exact: true })
      .click()
    await sheetOf(page)
      .getByRole('button', { name: thai('chat.attach.sendJobOf', { title: 'ส่งของรอบร้าน' }) })
      .click()
    const job = logOf(phone).getByRole('link', { name: /ส่งของรอบร้าน/ })
    await expect(job).toHaveAttribute('href', /^\/jobs\//)
    await expect(job).toContainText('฿600 ต่อวัน')

    await plusOf(page).click()
    await sheetOf(page)
      .getByRole('button', { name: thai('chat.attach.choose.place'), exact: true })
      .click()
    await sheetOf(page).getByRole('listitem').getByRole('button').first().click()
    await expect(logOf(phone).getByRole('link', { name: thai('chat.attach.openMap') })).toHaveAttribute(
      'href',
      /google\.com\/maps/,
    )

    await plusOf(phone).click()
    await sheetOf(phone)
      .getByRole('button', { name: thai('chat.attach.choose.place'), exact: true })
      .click()
    await sheetOf(phone)
      .getByRole('button', { name: thai('chat.attach.sendPosition') })
      .click()
    await expect(logOf(page).getByText('13.7457, 100.5346')).toBeVisible()
    await context.close()
  },
)

test(
  'who cannot come says so in chat, the company sees it, and the job is given back',
  atOneWidth,
  async ({ page, browser }) => {
    const { employer, worker, conversationId } = await talkingPair()
    const { jobPost } = stackAddresses
    const title = 'เสิร์ฟวันเดียว'
    const jobPostId = await publishedPost(employer, { branchId: employer.branchId, title })
    const applied = await asPerson<{ id: string }>(worker, `${jobPost}/v1/my/applications`, {
      body: { jobPostId, answers: [], birthDate: '1999-04-13' },
    })
    expect(applied.status).toBe(201)
    const hire = `${jobPost}/v1/applications/${applied.body.id}/events`
    const hired = await asPerson<{ state: string }>(employer, hire, {
      body: { event: 'hire', from: 'submitted' },
    })
    expect([hired.status, hired.body]).toMatchObject([200, { state: 'hired' }])

    const context = await small(browser)
    const reason = async () =>
      (
        await asPerson<{ reason: string }>(
          worker,
          `${stackAddresses.partim}/v1/conversations/${conversationId}`,
          {
            method: 'GET',
          },
        )
      ).body.reason
    // One service tells the other, and the job is the worker's once they were told.
    await expect.poll(reason).toBe('applied')
    await toldOf(employer, applied.body.id)
    const phone = await browserOf(context, worker, conversationId)
    await signInBrowser(page.context(), employer)
    await page.goto(`/chat?c=${conversationId}`)
    await expect(page.locator('[data-live=true]')).toBeAttached()

    await phone.locator('header summary').last().click()
    await phone.getByRole('button', { name: thai('chat.attach.choose.cannotCome') }).click()
    const sheet = sheetOf(phone)
    const give = sheet.getByRole('button', { name: thai('cannotCome.give', { count: 1 }) })
    await give.click()
    await expect(sheet.getByText(thai('cannotCome.whyMissing'))).toBeVisible()
    await sheet.getByText(thai('cannotCome.reasons.personal')).click()
    await sheet.getByRole('textbox').fill('ไปไม่ได้จริงๆ ค่ะ ขอโทษด้วยนะคะ')
    await give.click()
    await expect(sheet).toHaveCount(0)
    await expect(logOf(phone).getByText(thai('chat.attach.cannotCome.byMe'))).toBeVisible()

    await expect(logOf(page).getByText(thai('chat.attach.cannotCome.byThem'))).toBeVisible()
    await expect(logOf(page).getByText('ไปไม่ได้จริงๆ ค่ะ ขอโทษด้วยนะคะ')).toBeVisible()
    await expect(
      logOf(page).getByRole('link', { name: thai('chat.attach.cannotCome.next') }),
    ).toHaveAttribute('href', `/job-posting/${jobPostId}`)
    const own = await asPerson<{ state: string }>(
      worker,
      `${jobPost}/v1/my/applications/${applied.body.id}`,
      {
        method: 'GET',
      },
    )
    expect(own.body.state).toBe('withdrawn')
    // Who gave a job back may still be asked about it.
    await page.getByRole('textbox', { name: thai('chat.field', { name: workerName }) }).fill('ขอบคุณที่บอกนะคะ')
    await sendOf(page).click()
    await expect(logOf(phone).getByText('ขอบคุณที่บอกนะคะ')).toBeVisible()
    await context.close()
  },
)

test(
  'a voice is recorded, listened to, sent and played, and a page from elsewhere is loaded anew for it',
  atOneWidth,
  async ({ page }) => {
    const { employer, worker, conversationId } = await talkingPair()
    await say(employer, 'company', conversationId, 'สวัสดีค่ะ ส่งเสียงมาก็ได้นะคะ')
    const own = await chromium.launch(withFakeCamera(allowed))
    const context = await own.newContext({
      viewport: { width: 360, height: 740 },
      baseURL: stackAddress,
      permissions: ['microphone'],
    })
    await signInBrowser(context, worker)
    const phone = await context.newPage()
    // The microphone is closed for documents of other screens, between which the router moves.
    await phone.goto('/jobs/applications')
    await phone
      .getByRole('link', { name: thai('chat.title') })
      .first()
      .click()
    await phone.getByRole('link', { name: new RegExp(companyName) }).click()
    await expect(sendOf(phone)).toBeEnabled()
    await phone
      .getByRole('textbox', { name: thai('chat.field', { name: companyName }) })
      .fill('ข้อความที่ยังไม่ส่ง')
    await plusOf(phone).click()
    await sheetOf(phone)
      .getByRole('button', { name: thai('chat.attach.choose.voice') })
      .click()
    const start = sheetOf(phone).getByRole('button', { name: thai('chat.attach.voice.start') })
    await start.click()
    const stop = sheetOf(phone).getByRole('button', { name: thai('chat.attach.voice.stop') })
    await expect(start.or(stop)).toBeVisible()
    await expect(phone.getByRole('textbox', { name: thai('chat.field', { name: companyName }) })).toHaveValue(
      'ข้อความที่ยังไม่ส่ง',
    )
    if (!(await stop.isVisible())) await start.click()
    await expect(phone.getByRole('timer')).toHaveText('0:02')
    await stop.click()
    await expect(sheetOf(phone).getByLabel(thai('chat.attach.voice.listen'))).toBeVisible()

    await signInBrowser(page.context(), employer)
    await page.goto(`/chat?c=${conversationId}`)
    await expect(page.locator('[data-live=true]')).toBeAttached()
    await sheetOf(phone)
      .getByRole('button', { name: thai('chat.attach.voice.send') })
      .click()
    const voice = logOf(page).locator('audio')
    await expect(voice).toBeVisible()
    // Nothing of it is loaded before somebody plays it.
    expect(await voice.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBe(0)
    await voice.evaluate((audio: HTMLAudioElement) => {
      audio.muted = true
      return audio.play()
    })
    await expect
      .poll(() => voice.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0.3)
    expect(await voice.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1.5)
    await own.close()
  },
)
