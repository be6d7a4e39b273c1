import { benchOfThumb, linkInMail } from './thumb.mjs'

/** What a new employer may need from the home page until their first post is published. */
const limits = { taps: 16, characters: 120 }

const password = 'krua-yai-2569'
/** As the hint beside the field says it. */
const line = 'พรุ่งนี้ 9.00-18.00 เด็กเสิร์ฟ 5 คน วันละ 600'

/** A new employer registers, names company and branch, and publishes a first post, on a phone over slow 3G. */
export async function bench() {
  return benchOfThumb('malee', limits, async (thumb, { email, addresses: { mailbox, registry } }) => {
    const company = await (await fetch(`${registry}/sandbox/companies`, { method: 'POST' })).json()
    return published(thumb, { company, email, mailbox })
  })
}

async function published(thumb, { company, email, mailbox }) {
  const { page } = thumb
  const button = (name) => page.getByRole('button', { name, exact: true })
  await page.goto('/register')
  await thumb.type(page.getByLabel('ชื่อและนามสกุล'), 'มาลี ใจดี')
  await thumb.type(page.getByLabel('อีเมล'), email)
  await thumb.type(page.getByLabel('เบอร์โทรศัพท์'), '0812345678')
  await thumb.type(page.getByLabel('รหัสผ่าน', { exact: true }), password)
  await thumb.tap(page.getByRole('checkbox', { name: /ยอมรับ/ }))
  await thumb.tap(button('สมัครใช้งานฟรี'))
  await page.waitForURL('**/register/send-email**')
  await thumb.openMail(await linkInMail(mailbox, email, '/verify-token'))
  await thumb.tap(page.getByRole('link', { name: /ไปยืนยันบริษัท/ }))
  await page.waitForURL('**/verify-employer')
  await thumb.type(page.getByLabel('เลขทะเบียนนิติบุคคล'), company.juristicId)
  await thumb.tap(button('ค้นหาบริษัท'))
  await thumb.tap(button('ยืนยันบริษัทนี้'))
  await page.waitForURL('**/branch/create')
  // The first branch begins as the head office, as it is registered.
  await thumb.tap(button('เพิ่มสาขา'))
  await page.waitForURL('**/job-posting/create**')
  await thumb.type(page.getByLabel('บอกงานในบรรทัดเดียว'), line)
  await thumb.tap(button('ดูประกาศ'))
  await thumb.tap(page.getByRole('button', { name: /^เผยแพร่/ }))
  await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}/)
  return thumb.figures()
}
