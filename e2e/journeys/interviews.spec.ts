import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { asPerson, hiringEmployer, registered, signInBrowser } from '../account'
import { atOneWidth, atWidthOf, daysAhead, expect, handNames, handOf, linkFromMail, test } from '../fixtures'
import { agreed, askedOther, momentAhead, proposed } from '../interviews'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { talkingPair, workerName } from '../talk'
import { thai } from '../thai'

const { jobPost } = stackAddresses

const personName = 'สมหญิง ใจดี'

const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function otherPage(page: Page, account: Parameters<typeof signInBrowser>[1]): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 360, height: 740 } })
  if (!context) throw new Error('there is no browser')
  await signInBrowser(context, account)
  return context.newPage()
}

for (const name of handNames) {
  test(`from an applicant to an agreed interview, by ${name}`, atWidthOf(name), async ({ page }) => {
    const hand = handOf(name, page)
    const [employer, worker] = [await hiringEmployer(), await registered('worker')]
    const postId = await publishedPost(employer, {
      branchId: employer.branchId,
      title: 'พนักงานเสิร์ฟ',
      shifts: [{ date: daysAhead(6), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
    })
    const application = { jobPostId: postId, answers: [], birthDate: '2000-05-20' }
    expect((await asPerson(worker, `${jobPost}/v1/my/applications`, { body: application })).status).toBe(201)
    await signInBrowser(page.context(), employer)

    await page.goto(`/job-posting/${postId}#applications`)
    await hand.press(button(page, personName).first())
    await hand.press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: thai('interviewing.proposeTo', { name: personName }) }),
    )
    const dialog = page.getByRole('dialog', { name: thai('interviewing.form.title', { name: personName }) })
    await hand.press(dialog.getByRole('radio', { name: thai('interviewing.kinds.on_site') }))
    await hand.type(dialog.getByLabel(thai('interviewing.form.address')), 'ครัวยายบัว สยามสแควร์')
    await hand.type(dialog.getByLabel(thai('interviewing.form.day', { number: 1 })), daysAhead(2))
    await hand.choose(dialog.getByLabel(thai('interviewing.form.time', { number: 1 })), '15:30 น.')
    await hand.press(dialog.getByRole('button', { name: thai('interviewing.form.send') }))
    await expect(dialog).toHaveCount(0)

    // The worker reads it at the head of their page, and answers by one tap.
    const phone = await otherPage(page, worker)
    await phone.goto('/jobs/applications')
    await phone.getByRole('button', { name: /^ตกลง .*15:30/ }).click()
    await expect(phone.getByText(thai('interviewing.done.accepted'))).toBeVisible()
    await expect(phone.getByRole('link', { name: thai('interviewing.map') })).toHaveAttribute('href', /maps/)
    await phone.context().close()

    await page.goto('/job-interview')
    const column = page.getByRole('region', { name: new RegExp(thai('interviewing.board.columns.coming')) })
    await expect(column.getByRole('article', { name: personName })).toContainText('15:30')
    // The application moves by itself, once one service has told the other.
    await page.goto(`/job-posting/${postId}#applications`)
    const moved = page
      .getByRole('region', { name: new RegExp(thai('applications.stages.interview')) })
      .getByRole('button', { name: personName, exact: true })
    await expect(async () => {
      await page.reload()
      await expect(moved).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
}

test(
  'another time is asked for, taken, and in the calendar of both under one id',
  atOneWidth,
  async ({ page }) => {
    const pair = await talkingPair()
    await proposed(pair.employer, pair.workerId)
    const phone = await otherPage(page, pair.worker)
    await phone.goto(`/chat?c=${pair.conversationId}`)
    await button(phone, thai('interviewing.askOther')).click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByLabel(thai('interviewing.form.day', { number: 0 })).fill(daysAhead(4))
    await dialog.getByLabel(thai('interviewing.form.time', { number: 0 })).selectOption({ label: '09:15 น.' })
    await dialog.getByLabel(thai('interviewing.wish.reason')).fill('ติดเรียนช่วงบ่าย')
    await dialog.getByRole('button', { name: thai('interviewing.wish.send') }).click()
    await expect(dialog).toHaveCount(0)

    await signInBrowser(page.context(), pair.employer)
    await page.goto('/job-interview')
    await expect(card(page, workerName)).toContainText('ติดเรียนช่วงบ่าย')
    await button(page, /^ตกลง .*09:15/).click()
    await expect(card(page, workerName)).toContainText(thai('interviewing.states.accepted'))

    const entries = await Promise.all(
      [page, phone].map(async (one) => {
        const link = await (async () => {
          await one.goto(one === page ? '/job-interview' : '/jobs/applications')
          return one
            .getByRole('link', { name: thai('interviewing.toCalendar'), exact: true })
            .getAttribute('href')
        })()
        const file = await one.request.get(link ?? '')
        expect(file.headers()['content-type']).toContain('text/calendar')
        const read = new ICAL.Component(ICAL.parse(await file.text()))
        return new ICAL.Event(read.getFirstSubcomponent('vevent') ?? undefined)
      }),
    )
    const [one, other] = entries
    expect(one?.uid).toBe(other?.uid)
    for (const entry of entries) {
      expect(entry.startDate.toJSDate().toISOString()).toBe(momentAhead(4, '09:15'))
      expect(entry.startDate.zone.tzid).toBe('Asia/Bangkok')
    }
    await phone.context().close()
  },
)

test('declined by one tap in the conversation, which both sides read there', atOneWidth, async ({ page }) => {
  const pair = await talkingPair()
  await proposed(pair.employer, pair.workerId)
  await signInBrowser(page.context(), pair.worker)
  await page.goto(`/chat?c=${pair.conversationId}`)
  await button(page, thai('interviewing.decline')).click()
  await expect(page.getByText(thai('interviewing.done.declined'))).toBeVisible()
  const desk = await otherPage(page, pair.employer)
  await desk.goto(`/chat?c=${pair.conversationId}`)
  await expect(desk.getByText(new RegExp(`· ${thai('interviewing.states.declined')} ·`))).toBeVisible()
  // Another one may be proposed.
  await expect(button(desk, thai('interviewing.proposeTo', { name: workerName }))).toBeVisible()
  await desk.context().close()
})

test('a proposal is answered from its mail without signing in', atOneWidth, async ({ page }) => {
  const pair = await talkingPair()
  await proposed(pair.employer, pair.workerId)
  await page.goto(await linkFromMail(pair.worker.email, '/answer-interview'))
  await expect(page).toHaveURL(/answer-interview$/)
  await button(page, /^ตกลง .*15:30/).click()
  await expect(page.getByRole('group', { name: /15:30/ })).toBeVisible()
  await button(page, thai('interviewing.link.yes', { event: 'accept' })).click()
  await expect(page.getByRole('heading', { name: /15:30/ })).toBeVisible()
  await signInBrowser(page.context(), pair.employer)
  await page.goto('/job-interview')
  await expect(card(page, workerName)).toContainText(thai('interviewing.states.accepted'))
})

test(
  'a proposal is declined from its mail by a second press, and answered after all',
  atOneWidth,
  async ({ page }) => {
    const pair = await talkingPair()
    await proposed(pair.employer, pair.workerId)
    await page.goto(await linkFromMail(pair.worker.email, '/answer-interview'))
    const decline = button(page, thai('interviewing.decline'))
    await decline.click()
    await button(page, thai('interviewing.link.back')).click()
    await decline.click()
    await decline.click()
    await expect(page.getByRole('heading', { name: thai('interviewing.link.declined') })).toBeVisible()
    await page.reload()
    await button(page, thai('interviewing.reconsider')).click()
    await expect(button(page, /^ตกลง .*15:30/)).toBeVisible()
  },
)

test('a company cancels what was agreed, after it was asked once more', atOneWidth, async ({ page }) => {
  const pair = await talkingPair()
  await agreed(pair.worker, await proposed(pair.employer, pair.workerId))
  await signInBrowser(page.context(), pair.employer)
  await page.goto('/job-interview')
  await button(page, thai('interviewing.cancel')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: thai('interviewing.cancel') })
    .click()
  await expect(card(page, workerName)).toContainText(thai('interviewing.states.cancelled'))
})

test('a wish is answered with other times', atOneWidth, async ({ page }) => {
  const pair = await talkingPair()
  await askedOther(pair.worker, await proposed(pair.employer, pair.workerId))
  await signInBrowser(page.context(), pair.employer)
  await page.goto('/job-interview')
  await button(page, thai('interviewing.otherTimes')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: thai('interviewing.form.add') }).click()
  await dialog.getByLabel(thai('interviewing.form.day', { number: 2 })).fill(daysAhead(5))
  await dialog.getByRole('button', { name: thai('interviewing.form.send') }).click()
  await expect(card(page, workerName)).toContainText(thai('interviewing.states.proposed'))
})

test(
  'a visitor and a worker read the guide, and who decides about applicants finds it',
  atOneWidth,
  async ({ page }) => {
    const guide = page.getByRole('heading', { name: thai('interviews.statesTitle') })
    await page.goto('/job-interview')
    await expect(guide).toBeVisible()
    await signInBrowser(page.context(), await hiringEmployer())
    await page.goto('/job-interview')
    await expect(page.getByRole('heading', { name: thai('interviewing.board.empty') })).toBeVisible()
    await page.getByRole('link', { name: thai('interviewing.board.guide') }).click()
    await expect(guide).toBeVisible()
  },
)
