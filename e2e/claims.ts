import type { Page } from '@playwright/test'
import {
  type Account,
  address,
  asPerson,
  codeOfLetter,
  type EmployerWithBranch,
  registered,
  registeredEmployer,
  signInBrowser,
  unknownJuristicId,
  verified,
  writeResume,
} from './account'
import { addDocument, certificate, idCard, ops } from './company-documents'
import { expect, linkFromMail } from './fixtures'
import { FormFields } from './form-fields'
import { publishedPost } from './job-posts'
import { stackAddresses } from './stack'
import { thai } from './thai'
import { validAddress } from './wrong-values'

const { jobPost } = stackAddresses

async function done<Body>(as: Account, path: string, body?: object, method = 'POST'): Promise<Body> {
  const { status, body: answer } = await asPerson<Body>(as, `${jobPost}/v1/${path}`, { method, body })
  expect(status, JSON.stringify(answer)).toBeLessThan(300)
  return answer
}

const read = <Body>(as: Account, path: string) => done<Body>(as, path, undefined, 'GET')

/** The registered number of a member's company. */
export const numberOf = async (as: Account): Promise<string> =>
  (await read<{ juristicId: string }>(as, 'company')).juristicId

/** A registered company that holds a number, for tests in which another employer finds that number taken. */
export async function takenNumber(): Promise<{ holder: EmployerWithBranch; juristicId: string }> {
  const juristicId = unknownJuristicId()
  return { holder: await registeredEmployer({ juristicId, name: 'ร้านครัวยายบัว' }), juristicId }
}

/** Types a company with a taken number by hand and confirms it; ends where the page says that the number is taken. */
export async function openTaken(page: Page, as: Account, juristicId: string): Promise<void> {
  await signInBrowser(page.context(), as)
  await page.goto('/verify-employer')
  const number = new FormFields(page, 'company-number')
  await number.put('juristicId', juristicId)
  await number.submit.click()
  await page.getByRole('button', { name: thai('companies.continueByHand') }).click()
  const company = new FormFields(page, 'company')
  await company.fill({ name: 'ร้านครัวยายบัว', ...validAddress })
  await company.submit.click()
  await expect(page.getByText(thai('companies.taken.title'))).toBeVisible()
}

/** A request to join a company, with the requester and the company's owner. */
export async function askedToJoin() {
  const [{ holder, juristicId }, requester] = await Promise.all([takenNumber(), verified('employer')])
  const message = 'ดูแลสาขาสยามมา 3 ปี ตอนนี้ต้องประกาศหาคนเสิร์ฟกะเย็นเอง'
  const { id } = await done<{ id: string }>(requester, 'my/join-requests', { juristicId, message })
  return { holder, requester, id }
}

/** A request to join that the owner has declined. */
export async function declined() {
  const asked = await askedToJoin()
  await done(asked.holder, `join-requests/${asked.id}/decline`)
  return asked
}

const company = { name: 'ร้านครัวยายบัว', address }
const statement = 'เป็นกรรมการของบริษัทนี้ ไม่รู้จักคนที่ลงทะเบียนไว้'

/** A dispute whose claimant has not sent any documents yet, with claimant and holder. */
export async function claimed() {
  const [{ holder, juristicId }, claimant] = await Promise.all([takenNumber(), verified('employer')])
  await done(claimant, 'company-claims', { ...company, juristicId, statement })
  const { items } = await read<{ items: { id: string }[] }>(claimant, 'company/disputes')
  return { holder, claimant, id: items[0]?.id ?? '' }
}

/** A dispute whose documents are with staff and whose holder has been told. */
export async function disputed() {
  const claim = await claimed()
  const { claimant } = claim
  await addDocument(claimant, { kind: 'company_certificate', name: 'หนังสือรับรอง', file: certificate })
  await addDocument(claimant, { kind: 'director_id_card', name: 'บัตรกรรมการ', file: idCard })
  await done(claimant, 'company/verification-events', { event: 'submit' })
  return claim
}

/** A dispute that the holder has answered and staff have decided. */
export async function decided(verdict: 'claimant' | 'holder') {
  const dispute = await disputed()
  const { holder, id } = dispute
  await done(holder, `company/disputes/${id}/answer`, { statement: 'เป็นผู้จัดการร้าน' })
  const reason = 'หนังสือรับรองที่ส่งมามีชื่อกรรมการตรงกับบัตรประชาชน'
  await ops(['disputes', verdict, id, '--holder', 'registered', '--reason', reason])
  return dispute
}

/** A registered company that has requested a letter. */
export async function withLetter() {
  const account = await registeredEmployer()
  const { letter } = await done<{ letter: { id: string } }>(account, 'company/representation-letters', {})
  return { account, letterId: letter.id }
}

/** A company whose letter staff have printed, with the letter's code. */
export async function withPrintedLetter() {
  const asked = await withLetter()
  return { ...asked, code: await codeOfLetter(asked.letterId) }
}

/** A registered company that has reached its limit of open posts, one of which has an applicant. */
export async function unrepresentedWithApplicant() {
  const account = await registeredEmployer()
  const terms = { branchId: account.branchId, title: 'พนักงานเสิร์ฟ กะเย็น' }
  const postId = await publishedPost(account, terms)
  await publishedPost(account, { ...terms, title: 'พนักงานล้างจาน กะเช้า' })
  const worker = await registered('worker')
  await writeResume(worker, 'open')
  await done(worker, 'my/applications', { jobPostId: postId, answers: [], birthDate: '2000-05-20' })
  return { account, postId }
}

/** The verification link of an employer who is not signed in to the browser that opens it. */
export async function linkOfAnother(): Promise<string> {
  const account = await registered('employer')
  return linkFromMail(account.email, '/verify-token')
}
