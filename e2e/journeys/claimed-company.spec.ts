import type { Page } from '@playwright/test'
import notificationMails from '@/services/job-post/platform/notifications/mails-th.json' with { type: 'json' }
import {
  type Account,
  asPerson,
  type EmployerWithBranch,
  person,
  registered,
  registeredEmployer,
  signInBrowser,
  verified,
  writeResume,
} from '../account'
import { numberOf } from '../claims'
import { certificate, choose, kindSection, ops, sendDocuments } from '../company-documents'
import {
  atWidthOf,
  expect,
  type Hand,
  handNames,
  handOf,
  linkFromMail,
  linkFromMailAbout,
  ownRegistryCompany,
  type SandboxCompany,
  test,
} from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost } = stackAddresses

/** A company in the registry whose number is taken. */
async function takenCompany(): Promise<SandboxCompany & { holder: EmployerWithBranch }> {
  const company = await ownRegistryCompany()
  const { juristicId, nameTh } = company
  return { ...company, holder: await registeredEmployer({ juristicId, name: nameTh }) }
}

/** Looks the number up and confirms the company; ends where the page says that the number is taken. */
async function findTaken(page: Page, hand: Hand, { juristicId, nameTh }: SandboxCompany): Promise<void> {
  await page.goto('/verify-employer')
  await hand.type(page.getByLabel(thai('companies.juristicId')), juristicId)
  await hand.press(page.getByRole('button', { name: thai('companies.lookUp') }))
  await expect(page.getByRole('heading', { name: nameTh })).toBeVisible()
  await hand.press(page.getByRole('button', { name: thai('companies.confirm') }))
  await expect(page.getByText(thai('companies.taken.title'))).toBeVisible()
}

const subject = (kind: keyof typeof notificationMails.kinds) => notificationMails.kinds[kind].subject

/** The id at the start of the line about a company. */
const idIn = (list: string, juristicId: string) =>
  list
    .split('\n')
    .find((line) => line.includes(juristicId))
    ?.split(' ')[0] ?? `none with ${juristicId} in:\n${list}`

/** Tells staff why the number is one's own, and sends the documents. */
async function dispute(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: thai('companies.taken.claim.open') }))
  await hand.type(page.getByLabel(thai('companyDisputes.claim.label')), 'เป็นกรรมการ ไม่รู้จักคนที่ลงทะเบียนไว้')
  await hand.press(page.getByRole('button', { name: thai('companyDisputes.claim.send') }))
  await page.waitForURL('**/profile-document')
  await expect(page.getByText(thai('companyDisputes.claimant.preparing.title'))).toBeVisible()
  await sendDocuments(page, hand)
  await expect(page.getByText(thai('companyDisputes.claimant.open.title'))).toBeVisible()
}

/** The holder opens the mail's link, adds a document and writes a statement. */
async function answer(page: Page, hand: Hand, holder: Account): Promise<void> {
  await signInBrowser(page.context(), holder)
  await page.goto(await linkFromMailAbout(holder.email, subject('company_disputed'), '/profile-document'))
  await expect(page.getByText(thai('companyDisputes.holder.open.title'))).toBeVisible()
  await choose(page, 'company_certificate', certificate)
  const paper = kindSection(page, 'company_certificate').getByRole('link', { name: certificate.name })
  await expect(paper).toBeVisible()
  await hand.type(page.getByLabel(thai('companyDisputes.answer.label')), 'เป็นผู้จัดการร้าน')
  await hand.press(page.getByRole('button', { name: thai('companyDisputes.answer.send') }))
  await expect(page.getByText(thai('companyDisputes.holder.answered.title'))).toBeVisible()
}

/** Publishes a post of the company, with one applicant. */
async function postWithApplicant(employer: EmployerWithBranch): Promise<string> {
  const jobPostId = await publishedPost(employer, {
    branchId: employer.branchId,
    title: 'พนักงานเสิร์ฟ กะเย็น',
  })
  const worker = await registered('worker')
  await writeResume(worker)
  const body = { jobPostId, answers: [], birthDate: '2000-05-20' }
  expect((await asPerson(worker, `${jobPost}/v1/my/applications`, { body })).status).toBe(201)
  return jobPostId
}

/** The code in a printed letter: three groups of four characters. */
async function printedCode(letterId: string): Promise<string> {
  const letter = await ops(['letters', 'print', letterId])
  return /\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(letter)?.[0] ?? letter
}

/** The code with its first character replaced, as a person may misread it on paper. */
const misread = (code: string) => `${code.startsWith('A') ? 'C' : 'A'}${code.slice(1)}`

const call = thai('applications.call', { phone: person.phone })

/** Opens the only applicant on a post's board. */
async function openApplicant(page: Page, hand: Hand, postId: string): Promise<void> {
  await page.goto(`/job-posting/${postId}`)
  await hand.press(page.getByRole('article').getByRole('button').first())
  await expect(page.getByRole('dialog')).toBeVisible()
}

for (const name of handNames) {
  test(
    `who finds their company’s number taken asks to join, and the owner gives them a role, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const [company, requester] = await Promise.all([takenCompany(), verified('employer')])
      await signInBrowser(page.context(), requester)
      await findTaken(page, hand, company)
      await hand.press(page.getByRole('button', { name: thai('companies.taken.join.open') }))
      await hand.type(page.getByLabel(thai('companies.taken.join.message')), 'ดูแลสาขาสยาม')
      await hand.press(page.getByRole('button', { name: thai('companies.taken.join.send') }))
      const asked = page.getByRole('region', {
        name: thai('companies.asked.title', { company: company.nameTh }),
      })
      await expect(asked.getByText(thai('companies.asked.states.pending'))).toBeVisible()
      await page.goto('/dashboard')
      await page.goto('/verify-employer')
      await expect(asked.getByText('ดูแลสาขาสยาม')).toBeVisible()

      const { holder } = company
      await signInBrowser(page.context(), holder)
      await page.goto(await linkFromMailAbout(holder.email, subject('join_requested'), '/my-account'))
      const team = page.getByRole('region', { name: thai('members.title', { company: company.nameTh }) })
      await expect(team.getByText('ดูแลสาขาสยาม')).toBeVisible()
      const accept = thai('members.requests.acceptOne', { name: person.displayName })
      await hand.press(team.getByRole('button', { name: accept }))
      const dialog = page.getByRole('dialog', { name: accept })
      await hand.choose(dialog.getByLabel(thai('members.role')), thai('members.roles.recruiter'))
      await hand.press(dialog.getByRole('button', { name: thai('members.requests.accept') }))
      await expect(dialog).toBeHidden()
      await expect(team.getByText(thai('members.requests.empty'))).toBeVisible()
      await expect(team.getByText(requester.email)).toBeVisible()

      await signInBrowser(page.context(), requester)
      await page.goto(await linkFromMail(requester.email, '/dashboard'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/my-account')
      await expect(team.getByText(thai('members.roles.recruiter')).first()).toBeVisible()
    },
  )

  test(
    `who says a taken number is theirs sends papers, its holder answers, and both read what staff decided, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const [company, claimant] = await Promise.all([takenCompany(), verified('employer')])
      const { holder, juristicId } = company
      const postId = await publishedPost(holder, {
        branchId: holder.branchId,
        title: 'พนักงานเสิร์ฟ กะเย็น',
      })
      await signInBrowser(page.context(), claimant)
      await findTaken(page, hand, company)
      await dispute(page, hand)
      await answer(page, hand, holder)

      const disputeId = idIn(await ops(['disputes', 'list']), juristicId)
      expect(await ops(['disputes', 'show', disputeId])).toContain('เป็นผู้จัดการร้าน')
      const reason = 'หนังสือรับรองมีชื่อผู้โต้แย้งเป็นกรรมการ'
      const decision = [disputeId, '--holder', 'registered', '--reason', reason]
      expect(await ops(['disputes', 'claimant', ...decision])).toContain('(won)')

      await page.goto(await linkFromMailAbout(holder.email, subject('number_lost'), '/profile-document'))
      const lost = page.getByRole('region', { name: thai('companyDisputes.holder.won.title') })
      await expect(lost.getByText(reason)).toBeVisible()
      expect((await page.goto(`/jobs/${postId}`))?.status()).toBe(404)
      await signInBrowser(page.context(), claimant)
      await page.goto(await linkFromMailAbout(claimant.email, subject('dispute_won'), '/profile-document'))
      const won = page.getByRole('region', { name: thai('companyDisputes.claimant.won.title') })
      await expect(won.getByText(reason)).toBeVisible()
      await expect(page.getByText(thai('letters.represented.title'))).toBeVisible()
    },
  )

  test(
    `a registered company enters the code of its letter, and with that its limits go, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const employer = await registeredEmployer()
      const postId = await postWithApplicant(employer)
      const mark = (standing: 'registered' | 'represented') =>
        page
          .getByRole('region', { name: thai('jobs.company') })
          .getByText(thai(`standing.mark.${standing}.short`))
      await page.goto(`/jobs/${postId}`)
      await expect(mark('registered')).toBeVisible()
      await signInBrowser(page.context(), employer)
      await openApplicant(page, hand, postId)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('link', { name: call })).toHaveCount(0)
      await page.keyboard.press('Escape')
      const note = page.locator('summary', { hasText: thai('standing.note.contact.title') })
      await hand.press(note)
      await hand.press(page.getByRole('link', { name: thai('standing.note.action') }).first())

      await page.waitForURL('**/profile-document')
      const letter = page.getByRole('region', { name: thai('letters.title') })
      await hand.press(letter.getByRole('button', { name: thai('letters.ask') }))
      await expect(letter.getByText(thai('letters.asked.about'))).toBeVisible()
      const code = await printedCode(idIn(await ops(['letters', 'list']), await numberOf(employer)))
      await page.reload()
      await hand.type(letter.getByLabel(thai('letters.code')), misread(code))
      await hand.press(letter.getByRole('button', { name: thai('letters.enter') }))
      await expect(letter.getByText(thai('validation.wrong_code', { left: 4 }))).toBeVisible()
      await hand.type(letter.getByLabel(thai('letters.code')), code.toLowerCase())
      await hand.press(letter.getByRole('button', { name: thai('letters.enter') }))
      await expect(page.getByText(thai('letters.represented.title'))).toBeVisible()

      await openApplicant(page, hand, postId)
      await expect(dialog.getByRole('link', { name: call })).toBeVisible()
      await expect(note).toHaveCount(0)
      await page.context().clearCookies()
      await page.goto(`/jobs/${postId}`)
      await expect(mark('represented')).toBeVisible()
      await expect(mark('registered')).toHaveCount(0)
    },
  )
}
