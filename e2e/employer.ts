import { expect, type Page } from '@playwright/test'
import { daysAhead, type Hand, linkFromMail, type SandboxCompany } from './fixtures'
import { thai } from './thai'
import { uniqueEmail } from './unique'

export type NewEmployer = { readonly email: string; readonly password: string; readonly name: string }

/** A new employer with an address that no other test in this run uses. */
export function newEmployer(): NewEmployer {
  return { email: uniqueEmail('somying'), password: 'krua-yai-2569', name: 'สมหญิง ใจดี' }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Fills in and sends the registration form; ends on the page that says where the mail was sent. */
export async function register(page: Page, hand: Hand, { email, password, name }: NewEmployer) {
  await page.goto('/register')
  await hand.press(page.getByRole('radio', { name: 'นายจ้าง' }))
  await hand.type(page.getByLabel('ชื่อและนามสกุล'), name)
  await hand.type(page.getByLabel('อีเมล'), email)
  await hand.type(page.getByLabel('เบอร์โทรศัพท์'), '0812345678')
  await hand.type(page.getByLabel('รหัสผ่าน', { exact: true }), password)
  await hand.press(page.getByRole('checkbox', { name: /ยอมรับ/ }))
  await hand.press(button(page, 'สมัครใช้งานฟรี'))
  await page.waitForURL('**/register/send-email')
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
}

/** Opens the link in the verification mail and continues to the form for the company. */
export async function verifyEmail(page: Page, hand: Hand, { email }: NewEmployer, mailbox?: string) {
  await page.goto(await linkFromMail(email, '/verify-token', mailbox))
  await expect(page.getByRole('heading', { name: /ยืนยันอีเมลเรียบร้อย/ })).toBeVisible()
  await hand.press(page.getByRole('link', { name: /ไปยืนยันบริษัท/ }))
  await page.waitForURL('**/verify-employer')
}

/** Looks up and confirms a company that the registry knows; ends on the form for the first branch. */
export async function confirmCompany(page: Page, hand: Hand, company: SandboxCompany) {
  await hand.type(page.getByLabel('เลขทะเบียนนิติบุคคล'), company.juristicId)
  await hand.press(button(page, 'ค้นหาบริษัท'))
  await expect(page.getByText(company.nameTh)).toBeVisible()
  await hand.press(button(page, 'ยืนยันบริษัทนี้'))
  await page.waitForURL('**/branch/create')
}

/** Adds the head office at Siam; ends on the form for a job post. */
export async function addBranch(page: Page, hand: Hand) {
  await hand.type(page.getByLabel('ชื่อสาขา'), 'สยามสแควร์')
  await hand.type(page.getByLabel('เลขสาขาผู้เสียภาษี'), '00000')
  await hand.type(page.getByLabel('ที่อยู่', { exact: true }), '412 ซอยสยามสแควร์ 3')
  await hand.choose(page.getByLabel('จังหวัด'), 'กรุงเทพมหานคร')
  await hand.choose(page.getByLabel('เขต', { exact: true }), 'ปทุมวัน')
  await hand.choose(page.getByLabel('แขวง', { exact: true }), 'ปทุมวัน')
  await expect(page.getByLabel('รหัสไปรษณีย์')).toHaveValue('10330')
  await hand.type(page.getByLabel('ละติจูด'), '13.7449')
  await hand.type(page.getByLabel('ลองจิจูด'), '100.5347')
  await hand.type(page.getByLabel('เบอร์โทรสาขา'), '021234567'.concat('8'))
  await hand.press(button(page, 'เพิ่มสาขา'))
  await page.waitForURL('**/job-posting/create')
}

/** Shows the fields of a new post, which begins as one line. */
export const openFields = (page: Page) =>
  page.getByRole('button', { name: thai('jobPosts.form.asFields') }).click()

/** The button that publishes the post in the form, for so many credits. */
export const publishButton = (page: Page) => button(page, /^เผยแพร่( · \d+ เครดิต)?$/)

export const postTitle = 'พนักงานเสิร์ฟ กะเย็น'

/** Fills in a job post for two days, starting tomorrow. */
export async function writePost(page: Page, hand: Hand, title = postTitle) {
  await hand.press(button(page, thai('jobPosts.form.asFields')))
  await hand.press(page.getByRole('radio', { name: /รายวัน วันหรือ/ }))
  await hand.press(page.getByRole('radio', { name: 'พนักงานเสิร์ฟ' }))
  await hand.type(page.getByLabel('ชื่องาน'), title)
  await hand.type(page.getByLabel('วันที่ทำงาน', { exact: true }), daysAhead(1))
  await hand.type(page.getByLabel('เวลาเริ่มงาน'), '09:00')
  await hand.type(page.getByLabel('เวลาเลิกงาน'), '18:00')
  await hand.press(button(page, 'เพิ่มวัน'))
  await expect(page.getByLabel('วันที่ทำงาน', { exact: true }).nth(1)).toHaveValue(daysAhead(2))
  await hand.press(page.getByRole('radio', { name: new RegExp(`^${thai('jobPosts.shiftChoices.all')}`) }))
  await hand.type(page.getByRole('textbox', { name: 'จำนวนคน' }), '5')
  await hand.press(page.getByRole('radio', { name: 'รายวัน', exact: true }).last())
  await hand.type(page.getByLabel('ค่าจ้างต่อคน'), '600')
  await hand.press(page.getByRole('radio', { name: 'จ่ายวันที่ทำงาน' }))
}

/** Publishes the post in the form; ends on the post's page. */
export async function publish(page: Page, hand: Hand) {
  await hand.press(publishButton(page))
  await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}/)
}
