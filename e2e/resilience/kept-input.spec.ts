import type { Page } from '@playwright/test'
import { shownPhone } from '@/validators/contact-phone'
import { addressesOf } from '../../scripts/stack/processes.mjs'
import {
  type Account,
  asPerson,
  branch,
  employerWithBranch,
  hiringEmployer,
  person,
  registered,
  sendJson,
  signInBrowser,
  unknownJuristicId,
  verified,
  writeResume,
} from '../account'
import { openFields } from '../employer'
import { activeCompanies, daysAhead, expect, linkFromMail, test } from '../fixtures'
import { FormFields, type Values } from '../form-fields'
import { publishedPost } from '../job-posts'
import { ownPorts, stackAddresses, startEmptyStack } from '../stack'
import { workerName } from '../talk'
import { employerWithPayment } from '../tax-refunds'
import { thai } from '../thai'
import { uniqueEmail } from '../unique'
import { validAddress, validPosition } from '../wrong-values'

const ports = ownPorts('kept-input')
const addresses = addressesOf({ ...ports, dataDir: '' })

let stack: Awaited<ReturnType<typeof startEmptyStack>>

test.use({ baseURL: addresses.web, outage: true })

test.beforeAll(async () => {
  stack = await startEmptyStack(ports)
})

test.afterAll(async () => {
  await stack?.stop()
})

/** A form with valid values, opened by a person who may send it. */
type Scene = {
  readonly form: FormFields
  readonly path: string
  /** Shows its fields, where they are not in sight at first. */
  readonly unfold?: (page: Page) => Promise<void>
  readonly values: Values
  /** The values that are typed over the others at the end. */
  readonly last: Values
  /** The address of the page after the form has been sent. */
  readonly doneAt: RegExp
  /** Counts the things that sending the form has created. */
  readonly made: () => Promise<number>
}

type ItemList = { items: { name?: string; title?: string }[] }

async function itemsOf(account: Account, path: string): Promise<ItemList['items']> {
  const { body } = await asPerson<ItemList>(account, `${addresses.jobPost}${path}`, { method: 'GET' })
  return body.items
}

/** The form for a new branch, in a company that has one. */
async function newBranch(page: Page): Promise<Scene & { account: Account }> {
  const account = await employerWithBranch(addresses)
  await signInBrowser(page.context(), account)
  const values = {
    name: 'อารีย์ ซอย 1',
    taxBranchNumber: '00001',
    ...validAddress,
    ...validPosition,
    phone: '0223456789',
  }
  return {
    account,
    form: new FormFields(page, 'branch'),
    path: '/branch/create',
    values,
    last: { phone: '0299999999' },
    doneAt: /\/branch$/,
    made: async () =>
      (await itemsOf(account, '/v1/branches')).filter(({ name }) => name === values.name).length,
  }
}

const title = 'พนักงานเสิร์ฟ กะเย็น'

async function newPost(page: Page): Promise<Scene & { account: Account }> {
  const account = await employerWithBranch(addresses)
  await signInBrowser(page.context(), account)
  return {
    account,
    form: new FormFields(page, 'job-post'),
    path: '/job-posting/create',
    unfold: openFields,
    values: {
      branchId: account.branchId,
      workType: 'waiter',
      title,
      'shifts.0.date': daysAhead(3),
      'shifts.0.startTime': '10:00',
      'shifts.0.endTime': '19:30',
      'shifts.0.breakMinutes': '90',
      headcount: '7',
      payUnit: 'day',
      payAmount: '650.50',
      description: 'เสื้อขาว กางเกงดำ\nมาก่อนเวลา 15 นาที',
    },
    last: { headcount: '8' },
    doneAt: /\/job-posting\/[0-9a-f-]{36}$/,
    made: async () => (await itemsOf(account, '/v1/job-posts')).length,
  }
}

async function newRegistration(page: Page): Promise<Scene> {
  const email = uniqueEmail('kept')
  return {
    form: new FormFields(page, 'register'),
    path: '/register',
    values: {
      kind: 'employer',
      displayName: person.displayName,
      email,
      phone: person.phone,
      password: 'krua-yai-2569',
      acceptTerms: 'true',
    },
    last: { phone: '0899999999' },
    doneAt: /\/register\/send-email$/,
    made: async () => {
      await linkFromMail(email, '/verify-token', addresses.mailbox)
      const mails = await fetch(`${addresses.mailbox}/api/mails?to=${encodeURIComponent(email)}`)
      return ((await mails.json()) as unknown[]).length
    },
  }
}

const scenes = { branch: newBranch, 'job post': newPost, registration: newRegistration }
const memberScenes = { branch: newBranch, 'job post': newPost }

async function openAndFill(page: Page, { path, unfold, form, values }: Scene): Promise<void> {
  await page.goto(path)
  await unfold?.(page)
  await form.fill(values)
}

/** Expects that the next click sends the form, and that it takes effect once. */
async function expectDoneOnce(page: Page, { form, doneAt, made }: Scene): Promise<void> {
  await form.submit.click()
  await page.waitForURL(doneAt)
  expect(await made()).toBe(1)
}

const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

for (const [name, prepare] of Object.entries(scenes)) {
  test(`${name}: without a network nothing typed is lost`, async ({ page, context }) => {
    const scene = await prepare(page)
    await openAndFill(page, scene)
    await context.setOffline(true)
    await scene.form.submit.click()
    await expect(alert(page, thai('problems.network'))).toBeVisible()
    await scene.form.expectTexts(scene.values)
    await context.setOffline(false)
    await expectDoneOnce(page, scene)
  })

  test(`${name}: while the service is down nothing typed is lost`, async ({ page }) => {
    const scene = await prepare(page)
    await openAndFill(page, scene)
    await stack.kill('job-post service')
    await scene.form.submit.click()
    await expect(alert(page, thai('problems.unavailable'))).toBeVisible()
    await scene.form.expectTexts(scene.values)
    await stack.startPart('job-post service')
    await expectDoneOnce(page, scene)
  })

  test(`${name}: reloaded or closed in the middle, what was typed is there again`, async ({
    page,
    context,
  }) => {
    const scene = await prepare(page)
    await openAndFill(page, scene)
    const kept = Object.fromEntries(Object.entries(scene.values).filter(([field]) => !/password/.test(field)))
    await page.reload()
    await scene.form.expectTexts(kept)

    for (const [field, text] of Object.entries(scene.last)) await scene.form.put(field, text)
    const closed = page.waitForEvent('close')
    // A post that autosave has stored meanwhile has its own address.
    const address = page.url()
    await page.close({ runBeforeUnload: true })
    await closed
    const reopened = await context.newPage()
    await reopened.goto(address)
    const form = new FormFields(reopened, scene.form.id)
    await form.expectTexts({ ...kept, ...scene.last })
    const stored = await reopened.evaluate(() => JSON.stringify(localStorage))
    expect(stored, 'a password is never kept').not.toContain('krua-yai-2569')
  })
}

for (const [name, prepare] of Object.entries(memberScenes)) {
  test(`${name}: a session that ended in the middle asks to sign in, and the form is there again`, async ({
    page,
    context,
  }) => {
    const scene = await prepare(page)
    await openAndFill(page, scene)
    await context.clearCookies()
    await scene.form.submit.click()
    await expect(alert(page, thai('problems.unauthenticated'))).toBeVisible()
    await scene.form.expectTexts(scene.values)

    const { pathname } = new URL(page.url())
    await page.getByRole('link', { name: thai('editing.signInAgain') }).click()
    await page.waitForURL(/\/login\?reason=expired/)
    await expect(page.getByText(thai('accounts.signIn.expired.about'))).toBeVisible()
    const signIn = new FormFields(page, 'sign-in')
    await signIn.fill({ email: scene.account.email, password: scene.account.password })
    await signIn.submit.click()
    await page.waitForURL(`**${pathname}`)
    await scene.form.expectTexts(scene.values)
    await expectDoneOnce(page, scene)
  })

  test(`${name}: pressed twice, it is made once`, async ({ page }) => {
    const scene = await prepare(page)
    await openAndFill(page, scene)
    await scene.form.submit.dblclick()
    await page.waitForURL(scene.doneAt)
    expect(await scene.made()).toBe(1)
  })
}

const conflict = (page: Page) => page.getByRole('dialog', { name: thai('editing.conflict.title') })

test('a branch edited in two tabs: both texts are shown, and the later one may win', async ({
  page,
  context,
}) => {
  const account = await employerWithBranch(addresses)
  await signInBrowser(context, account)
  const path = `/branch/edit/${account.branchId}`
  const other = await context.newPage()
  await Promise.all([page.goto(path), other.goto(path)])

  const earlier = new FormFields(other, 'branch')
  await earlier.fill({ name: 'สยามสแควร์ ซอย 2' })
  await earlier.submit.click()
  await other.waitForURL('**/branch')

  const mine = { name: 'สยามสแควร์ ซอย 3', phone: '0899999999' }
  const form = new FormFields(page, 'branch')
  await form.fill(mine)
  await form.submit.click()
  for (const text of ['สยามสแควร์ ซอย 2', mine.name, shownPhone(branch.phone), shownPhone(mine.phone)])
    await expect(conflict(page).getByText(text, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(conflict(page)).toBeHidden()
  await form.expectTexts(mine)

  await form.submit.click()
  await conflict(page)
    .getByRole('button', { name: thai('editing.conflict.keepMine') })
    .click()
  await page.waitForURL('**/branch')
  expect((await itemsOf(account, '/v1/branches')).map(({ name }) => name)).toEqual([mine.name])
})

test('a job post changed from elsewhere: the newest text can be taken instead', async ({ page }) => {
  const { account, values } = await newPost(page)
  const url = `${addresses.jobPost}/v1/job-posts`
  const { body: stored } = await asPerson<{ id: string }>(account, url, { body: { title, shifts: [] } })
  await page.goto(`/job-posting/edit/${stored.id}`)
  const theirs = 'พนักงานเสิร์ฟ กะดึก'
  const changed = await asPerson(account, `${url}/${stored.id}`, {
    method: 'PUT',
    headers: { 'If-Match': '"1"' },
    body: { title: theirs, shifts: [], branchId: values.branchId },
  })
  expect(changed.status).toBe(200)
  const form = new FormFields(page, 'job-post')
  await form.fill({ title: 'พนักงานเสิร์ฟ กะเช้า' })

  // Autosave has found the conflict and shows a notice without interrupting.
  await page.getByRole('button', { name: thai('editing.autosave.choose') }).click()
  for (const text of ['พนักงานเสิร์ฟ กะเช้า', theirs])
    await expect(conflict(page).getByText(text, { exact: true })).toBeVisible()
  await conflict(page)
    .getByRole('button', { name: thai('editing.conflict.takeTheirs') })
    .click()
  await form.expectTexts({ title: theirs })
  await page.getByRole('button', { name: thai('jobPosts.form.saveDraft') }).click()
  await page.waitForURL(`**/job-posting/${stored.id}`)
})

test('a job post is stored as it is written: one draft, with an address of its own, found on another device', async ({
  page,
  context,
  browser,
}) => {
  const { account, form } = await newPost(page)
  await page.goto('/job-posting/create')
  await openFields(page)
  await form.fill({ title })
  await form.control('title').focus()
  await page.waitForURL(/\/job-posting\/edit\/[0-9a-f-]{36}$/)
  await expect(form.control('title')).toBeFocused()
  await expect(page.getByText(/^เก็บร่างแล้ว \d\d:\d\d\sน\.$/)).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.type(' ด่วน')

  // The person leaves without clicking a save button.
  await page.goto('/job-posting/create')
  await form.expectTexts({ title: '' })
  await expect
    .poll(async () => (await itemsOf(account, '/v1/job-posts')).map((post) => post.title))
    .toEqual([`${title} ด่วน`])

  const elsewhere = await browser.newContext({ storageState: await context.storageState() })
  await signInBrowser(elsewhere, account)
  const phone = await elsewhere.newPage()
  await phone.goto(`${addresses.web}/job-posting/pending`)
  await expect(phone.getByText(`${title} ด่วน`).first()).toBeVisible()
  await elsewhere.close()
})

async function askRegistry(page: Page, juristicId: string): Promise<void> {
  const number = new FormFields(page, 'company-number')
  await number.fill({ juristicId })
  await number.submit.click()
}

async function confirmByHand(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: thai('companies.continueByHand') }).click()
  const form = new FormFields(page, 'company')
  await form.fill({ name: 'ร้านครัวยายบัว', ...validAddress })
  await form.submit.click()
  await page.waitForURL('**/branch/create')
  expect(await verificationOf(account)).toBe('unverified')
}

async function verificationOf(account: Account): Promise<string> {
  const url = `${addresses.jobPost}/v1/company`
  return (await asPerson<{ verification: string }>(account, url, { method: 'GET' })).body.verification
}

async function newcomer(page: Page): Promise<Account> {
  const account = await verified('employer', addresses)
  await signInBrowser(page.context(), account)
  await page.goto('/verify-employer')
  return account
}

const faults = `${addresses.registry}/sandbox/faults`

test('the registry does not answer: asked again it may, and by hand there is always a way on', async ({
  page,
}) => {
  const account = await newcomer(page)
  const [company] = await activeCompanies(addresses.registry)
  if (!company) throw new Error('the sandbox knows no company')
  const unavailable = alert(page, thai('companies.unavailable.title'))
  for (const mode of ['5xx', 'reset', 'garbage', 'html']) {
    await sendJson(faults, { method: 'PUT', body: { match: '/api/v1', mode } })
    await askRegistry(page, company.juristicId)
    await expect(unavailable, mode).toBeVisible()
    await page.reload()
    await new FormFields(page, 'company-number').expectTexts({ juristicId: company.juristicId })
  }
  await askRegistry(page, company.juristicId)
  await expect(unavailable).toBeVisible()
  await sendJson(faults, { method: 'DELETE' })
  await page.getByRole('button', { name: thai('companies.retry') }).click()
  await expect(page.getByText(company.nameTh)).toBeVisible()

  await sendJson(faults, { method: 'PUT', body: { match: '/api/v1', mode: 'reset' } })
  await page.reload()
  await askRegistry(page, unknownJuristicId())
  await confirmByHand(page, account)
  await sendJson(faults, { method: 'DELETE' })
})

test('a number the registry does not know, and a company that has ended, go on by hand', async ({ page }) => {
  const account = await newcomer(page)
  const unknown = unknownJuristicId()
  await askRegistry(page, unknown)
  await expect(alert(page, thai('companies.unknown.title', { juristicId: unknown }))).toBeVisible()
  await page.getByRole('button', { name: thai('companies.changeNumber') }).click()

  const { body } = await sendJson<{ companies: { juristicId: string; active: boolean }[] }>(
    `${addresses.registry}/sandbox/companies`,
    { method: 'GET' },
  )
  const ended = body.companies.find(({ active }) => !active)?.juristicId ?? ''
  await askRegistry(page, ended)
  await expect(alert(page, thai('companies.ended.title', { juristicId: ended }))).toBeVisible()
  await confirmByHand(page, account)
})

test.describe('forms of the shared stack, reloaded in the middle', () => {
  test.use({ baseURL: stackAddresses.web })

  test('an application: its shifts, answers and day of birth are there again', async ({ page, context }) => {
    const [employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
    await writeResume(worker)
    const question = { id: 'where', text: 'เคยทำที่ไหนมาบ้าง', kind: 'text', choices: [], wanted: [] }
    const hours = { startTime: '10:00', endTime: '19:00', breakMinutes: 60 }
    const id = await publishedPost(employer, {
      branchId: employer.branchId,
      title,
      shiftChoice: 'each',
      knockOutQuestions: [question],
      shifts: [3, 4].map((days) => ({ date: daysAhead(days), ...hours })),
    })
    await signInBrowser(context, worker)
    await page.goto(`/jobs/${id}/apply`)
    const form = new FormFields(page, 'apply')
    await expect(form.submit).toBeEnabled()
    const shift = form.root.getByRole('checkbox').last()
    await shift.check()
    await page.getByLabel(question.text).fill('ร้านริมน้ำ')
    await page.getByLabel(thai('applying.birthDate')).fill('13/04/2542')
    await page.reload()
    await expect(page.getByLabel(question.text)).toHaveValue('ร้านริมน้ำ')
    await expect(page.getByLabel(thai('applying.birthDate'))).toHaveValue('13/04/2542')
    await expect(shift).toBeChecked()
    await expect(form.root.getByRole('checkbox').first()).not.toBeChecked()
    await form.submit.click()
    await page.waitForURL('**/jobs/applications*')
  })

  test('a proposal of an interview: its kind, place and note are there again', async ({ page, context }) => {
    const [employer, worker] = await Promise.all([hiringEmployer(), registered('worker')])
    const id = await publishedPost(employer, { branchId: employer.branchId, title })
    const application = { jobPostId: id, answers: [], birthDate: '2000-05-20' }
    const sent = await asPerson(worker, `${stackAddresses.jobPost}/v1/my/applications`, { body: application })
    expect(sent.status).toBe(201)
    await signInBrowser(context, employer)
    await page.goto(`/job-posting/${id}#applications`)
    const open = async () => {
      await page.getByRole('button', { name: workerName }).first().click()
      const propose = thai('interviewing.proposeTo', { name: workerName })
      await page.getByRole('dialog').getByRole('button', { name: propose }).click()
    }
    const dialog = page.getByRole('dialog', { name: thai('interviewing.form.title', { name: workerName }) })
    await open()
    await dialog.getByText(thai('interviewing.kinds.on_site'), { exact: true }).click()
    await dialog.getByLabel(thai('interviewing.form.address')).fill('ครัวยายบัว สยามสแควร์')
    await dialog.getByLabel(thai('interviewing.form.note')).fill('ถามหาคุณแอน')
    await page.reload()
    await open()
    await expect(dialog.getByLabel(thai('interviewing.form.note'))).toHaveValue('ถามหาคุณแอน')
    await expect(dialog.getByLabel(thai('interviewing.form.address'))).toHaveValue('ครัวยายบัว สยามสแควร์')
  })

  test('a refund of withheld tax: all but the number of the account is there again', async ({
    page,
    context,
  }) => {
    const { account, paymentId } = await employerWithPayment()
    await signInBrowser(context, account)
    await page.goto(`/tax-refund/${paymentId}`)
    await page.getByRole('button', { name: thai('taxRefunds.begin.action') }).click()
    const form = new FormFields(page, 'tax-refund')
    await expect(form.submit).toBeEnabled()
    await page.getByLabel(thai('taxRefunds.form.number')).fill('3/15')
    await page.getByLabel(thai('taxRefunds.form.bank')).selectOption('004')
    await page.getByLabel(thai('taxRefunds.form.accountNumber')).fill('123-4-56789-0')
    await page.reload()
    await expect(page.getByLabel(thai('taxRefunds.form.number'))).toHaveValue('3/15')
    await expect(page.getByLabel(thai('taxRefunds.form.bank'))).toHaveValue('004')
    const stored = await page.evaluate(() => JSON.stringify(localStorage))
    expect(stored, 'the number of an account is never kept').not.toContain('56789')
  })
})
