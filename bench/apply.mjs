import { benchOfThumb } from './thumb.mjs'

/** What a stranger with a link to a job may need until their application is sent. */
const limits = { taps: 14, seconds: 60 }

const password = 'phu-chuai-krua-2569'

/** A stranger opens a job from a link, on a phone over slow 3G, and applies for it with a new account. */
export async function bench() {
  return benchOfThumb('wichai', limits, async (thumb, { email, addresses: { jobPost } }) => {
    const { items } = await (await fetch(`${jobPost}/v1/public/job-posts?limit=50`)).json()
    const [job] = await withoutQuestions(jobPost, items)
    return applied(thumb, { job, email })
  })
}

/** Jobs that ask nothing, and whose shifts are all or none: the shortest way there is. */
async function withoutQuestions(jobPost, items) {
  const posts = await Promise.all(
    items.map(async ({ id }) => (await fetch(`${jobPost}/v1/public/job-posts/${id}`)).json()),
  )
  return posts.filter(({ questions, shiftChoice }) => questions.length === 0 && shiftChoice === 'all')
}

async function applied(thumb, { job, email }) {
  const { page } = thumb
  await page.goto(`/jobs/${job.id}`)
  await thumb.tap(page.getByRole('link', { name: 'สมัครงานนี้' }))
  const sheet = page.getByRole('dialog')
  const send = sheet.locator('button[type="submit"]')
  await thumb.type(sheet.getByLabel('ชื่อและนามสกุล'), 'วิชัย มั่นคง')
  await thumb.type(sheet.getByLabel('อีเมล'), email)
  await thumb.type(sheet.getByLabel('เบอร์โทรศัพท์'), '0898765432')
  await thumb.type(sheet.getByLabel('ตั้งรหัสผ่าน', { exact: true }), password)
  await thumb.tap(send)
  await thumb.choose(sheet.getByLabel(/^(เขต|อำเภอ)$/), job.place.district)
  await thumb.type(sheet.getByLabel('วันเกิด'), '13042542')
  await thumb.tap(send)
  await page.waitForURL('**/jobs/applications**')
  await page.getByText('ส่งใบสมัครแล้ว').first().waitFor()
  return thumb.figures()
}
