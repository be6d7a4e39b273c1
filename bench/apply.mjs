import { benchOfThumb, linkInMail } from './thumb.mjs'

/** What a stranger with a link to a job may need until their application is sent. */
const limits = { taps: 14, seconds: 60 }

const password = 'phu-chuai-krua-2569'

/** A stranger opens a job from a link, on a phone over slow 3G, and applies for it with a new account. */
export const bench = () =>
  benchOfThumb('wichai', limits, async (thumb, { email, addresses: { jobPost, mailbox } }) => {
    const { items } = await (await fetch(`${jobPost}/v1/public/job-posts?limit=50`)).json()
    const [job] = await withoutQuestions(jobPost, items)
    return applied(thumb, { job, email, mailbox })
  })

/** Jobs that ask nothing, and whose shifts are all or none: the shortest way there is. */
async function withoutQuestions(jobPost, items) {
  const posts = await Promise.all(
    items.map(async ({ id }) => (await fetch(`${jobPost}/v1/public/job-posts/${id}`)).json()),
  )
  return posts.filter(({ questions, shiftChoice }) => questions.length === 0 && shiftChoice === 'all')
}

async function applied(thumb, { job, email, mailbox }) {
  const { page } = thumb
  const button = (name) => page.getByRole('button', { name })
  const link = (name) => page.getByRole('link', { name })
  await page.goto(`/jobs/${job.id}`)
  await thumb.tap(link('สมัครงานนี้'))
  await thumb.tap(page.getByRole('main').getByRole('link', { name: /สมัครใช้งาน|สมัครฟรี/ }))
  await page.waitForURL('**/register**')
  await thumb.type(page.getByLabel('ชื่อและนามสกุล'), 'วิชัย มั่นคง')
  await thumb.type(page.getByLabel('อีเมล'), email)
  await thumb.type(page.getByLabel('เบอร์โทรศัพท์'), '0898765432')
  await thumb.type(page.getByLabel('รหัสผ่าน', { exact: true }), password)
  await thumb.type(page.getByLabel('ยืนยันรหัสผ่าน', { exact: true }), password)
  await thumb.tap(page.getByRole('checkbox', { name: /ยอมรับ/ }))
  await thumb.tap(button('สมัครใช้งานฟรี'))
  await page.waitForURL('**/register/send-email**')
  await thumb.openMail(await linkInMail(mailbox, email, '/verify-token'))
  await thumb.tap(link(/สมัครงาน/))
  await page.waitForURL(`**/jobs/${job.id}/apply`)
  await thumb.tap(page.getByRole('main').getByRole('link', { name: /เรซูเม่/ }))
  await page.waitForURL('**/resume/**')
  await thumb.tap(page.getByRole('main').getByText('พนักงานเสิร์ฟ', { exact: true }).first())
  await thumb.tap(link(/สมัครงาน|กลับไปสมัคร/))
  await page.waitForURL(`**/jobs/${job.id}/apply`)
  await thumb.pickDay(page.getByLabel('วันเกิด'), '1999-04-13')
  await thumb.tap(button('ส่งใบสมัคร'))
  await page.waitForURL('**/jobs/applications**')
  await page.getByText('ส่งใบสมัครแล้ว').first().waitFor()
  return thumb.figures()
}
