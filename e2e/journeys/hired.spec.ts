import { everyFreePart } from '@/validators/free-parts'
import { asPerson, hiringEmployer, person, signInBrowser, verified, writeResume } from '../account'
import { saidToCome, toldOf } from '../applications'
import { daysAhead, expect, linkFromMail, test } from '../fixtures'
import { FormFields } from '../form-fields'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueEmail, uniqueWord } from '../unique'

const { jobPost, partim } = stackAddresses
const password = 'phu-chuai-krua-2569'

/** Screens of employers, and the home of everybody, which leads a worker on. */
const employersScreens =
  /^\/(dashboard|branch|job-posting|verify-employer|profile|profile-document|partimers)(\/|$)/

type Board = { readonly stages: readonly { readonly items: readonly { readonly id: string }[] }[] }

test('who registers from a job’s page is hired and finds the place, and never meets an employer’s screen', {
  tag: '@phone',
}, async ({ page }) => {
  const employer = await hiringEmployer()
  const title = `พนักงานเสิร์ฟงานเลี้ยง ${uniqueWord()}`
  const id = await publishedPost(employer, {
    branchId: employer.branchId,
    title,
    gear: 'เสื้อขาว กางเกงดำ',
    contactName: 'คุณแอน ผู้จัดการกะ',
    shifts: [{ date: daysAhead(3), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })
  const seen: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname)
  })

  await page.goto(`/jobs/${id}`)
  await page.getByRole('link', { name: thai('jobs.apply'), exact: true }).click()
  const email = uniqueEmail('hired')
  const form = new FormFields(page, 'apply')
  await form.fill({ displayName: person.displayName, email, phone: person.phone, password })
  await form.submit.click()
  await form.fill({ district: 'บางรัก', birthDate: '13/04/2542' })
  await form.submit.click()
  await page.waitForURL('**/jobs/applications*')
  await expect(page.getByText(thai('ownApplications.sent.title'))).toBeVisible()
  await page.goto(await linkFromMail(email, '/verify-token'))
  await expect(page.getByText(thai('verifyToken.verified.title'))).toBeVisible()

  const board = await asPerson<Board>(employer, `${jobPost}/v1/job-posts/${id}/board`, { method: 'GET' })
  const [sent] = board.body.stages.flatMap(({ items }) => items)
  const offer = { body: { event: 'offer', from: 'submitted' } }
  expect((await asPerson(employer, `${jobPost}/v1/applications/${sent?.id}/events`, offer)).status).toBe(200)

  await toldOf(employer, sent?.id)

  // Where the mail about the offer leads.
  await page.goto(`/jobs/applications?application=${sent?.id}`)
  await page
    .getByRole('button', { name: `${thai('ownApplications.events.accept')} ${title}`, exact: true })
    .click()
  const ticket = page.getByRole('region', { name: thai('ownApplications.groups.next') })
  await expect(ticket.getByText('412 ซอยสยามสแควร์ 3')).toBeVisible()
  await expect(ticket.getByText('คุณแอน ผู้จัดการกะ')).toBeVisible()
  await expect(ticket.getByText('เสื้อขาว กางเกงดำ')).toBeVisible()
  await expect(ticket.getByRole('link', { name: thai('ownApplications.workDay.navigate') })).toHaveAttribute(
    'href',
    /query=13\.7449,100\.5347/,
  )
  await expect(ticket.locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:0212345678')
  const calendar = await page.request.get(
    (await ticket.locator('a[href*="/calendar"]').getAttribute('href')) ?? '',
  )
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain(`DTSTART:${daysAhead(3).replaceAll('-', '')}T030000Z`)

  await page.goto(`/jobs/${id}`)
  await expect(page.getByText(thai('jobs.own.states.hired'), { exact: true })).toBeVisible()
  expect(seen.filter((path) => employersScreens.test(path))).toEqual([])
})

test('who is invited reads it in a mail and at the bell, is led to the job, and finds it among all by a misspelt word', {
  tag: '@phone',
}, async ({ page }) => {
  const employer = await hiringEmployer()
  const title = `เด็กเสิร์ฟงานแต่ง ${uniqueWord()}`
  const id = await publishedPost(employer, { branchId: employer.branchId, title })
  const worker = await verified('worker')
  await writeResume(worker)
  const me = await asPerson<{ id: string }>(worker, `${partim}/v1/workers/me`, { method: 'GET' })
  const invite = `${jobPost}/v1/job-posts/${id}/invites/${me.body.id}`
  expect((await asPerson(employer, invite, { method: 'PUT' })).status).toBe(200)
  expect(await linkFromMail(worker.email, '/jobs/')).toContain(`/jobs/${id}`)

  await signInBrowser(page.context(), worker)
  await page.goto('/')
  await page.waitForURL('**/jobs/applications')
  const bell = page.getByRole('button', { name: thai('notifications.unreadCount', { count: 1 }) })
  const panel = page.getByRole('dialog', { name: thai('notifications.title') })
  // The page of own jobs has its script after the page itself; a press before that does nothing.
  await expect(async () => {
    if ((await bell.getAttribute('aria-expanded')) !== 'true') await bell.click()
    await expect(bell).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
  await panel.getByRole('link', { name: new RegExp(title) }).click()
  await page.waitForURL((url) => url.pathname === `/jobs/${id}`)
  await expect(page.getByRole('button', { name: thai('notifications.title'), exact: true })).toBeVisible()

  await page.goto('/jobs')
  await page.getByRole('searchbox').fill(title.replace('เสิร์ฟ', 'เสริฟ'))
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 13.7449, longitude: 100.5347 })
  await page.getByRole('button', { name: thai('jobs.sort.near') }).click()
  await page.waitForURL('**/jobs?*near=me*')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await expect(
    card.getByText(thai('jobs.distance', { km: 0 })).or(card.getByText(thai('jobs.distance', { km: 1 }))),
  ).toBeVisible()
})

test('a worker’s home leads to the shift of tomorrow, and lists the jobs of a day they are free', {
  tag: '@phone',
}, async ({ page }) => {
  // A new company has credits for three posts.
  const [employer, another] = [await hiringEmployer(), await hiringEmployer()]
  const at = (days: number, startTime = '10:00', endTime = '19:00') => ({
    shifts: [{ date: daysAhead(days), startTime, endTime, breakMinutes: 60 }],
  })
  const postOf = (title: string, terms: object, by = employer) =>
    publishedPost(by, { branchId: by.branchId, workType: 'packer', title, ...terms })
  const word = uniqueWord()
  const hiredFor = await postOf(`แพ็กของ พรุ่งนี้ ${word}`, at(1))
  const free = `แพ็กของ วันที่ว่าง ${word}`
  const other = `แพ็กของ อีกวัน ${word}`
  const busy = `แพ็กของ วันไม่ว่าง ${word}`
  const clashing = `แพ็กของ เวลาชน ${word}`
  await postOf(free, at(3))
  await postOf(other, at(4))
  await postOf(busy, at(5), another)
  await postOf(clashing, at(1, '12:00', '21:00'), another)
  const worker = await verified('worker')
  await writeResume(worker, 'limited', {
    workTypes: ['packer'],
    freeParts: everyFreePart,
    dates: [{ date: daysAhead(5), isFree: false }],
  })
  const sent = await asPerson<{ id: string }>(worker, `${jobPost}/v1/my/applications`, {
    body: { jobPostId: hiredFor, answers: [], birthDate: '1999-04-13' },
  })
  const hire = { body: { event: 'hire', from: 'submitted' } }
  expect((await asPerson(employer, `${jobPost}/v1/applications/${sent.body.id}/events`, hire)).status).toBe(
    200,
  )
  await toldOf(employer, sent.body.id)
  await saidToCome(worker, sent.body.id)

  await signInBrowser(page.context(), worker)
  await page.goto('/jobs/applications')
  const ticket = page.getByRole('region', { name: thai('ownApplications.groups.next') })
  await expect(ticket.getByText(`แพ็กของ พรุ่งนี้ ${word}`)).toBeVisible()
  await expect(ticket.getByRole('link', { name: thai('ownApplications.workDay.navigate') })).toBeVisible()

  const fitting = page.getByRole('region', { name: thai('ownApplications.fitting.free.title') })
  const days = fitting.getByRole('list', { name: thai('ownApplications.fitting.days') }).getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.nth(1)).toContainText(thai('ownApplications.fitting.day.shift'))
  await expect(days.nth(5)).toContainText(thai('ownApplications.fitting.day.busy'))
  await expect(fitting.getByRole('link', { name: free })).toBeVisible()
  await expect(fitting.getByRole('link', { name: other })).toBeVisible()
  const third = days.nth(3).getByRole('button')
  await third.click()
  await expect(third).toHaveAttribute('aria-pressed', 'true')
  await expect(fitting.getByRole('link', { name: other })).toHaveCount(0)
  await expect(fitting.getByRole('link', { name: free })).toBeVisible()
  await third.click()
  await expect(fitting.getByRole('link', { name: other })).toBeVisible()
  for (const title of [busy, clashing]) await expect(page.getByRole('link', { name: title })).toHaveCount(0)

  // Tomorrow may be another month.
  const isSameMonth = daysAhead(1).slice(0, 7) === daysAhead(0).slice(0, 7)
  const earned = page.getByRole('region', { name: thai('ownApplications.earned.title') })
  await expect(earned.getByText('฿600')).toHaveCount(isSameMonth ? 1 : 0)
})
