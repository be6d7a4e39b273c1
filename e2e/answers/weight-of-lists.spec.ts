import { hiringEmployer } from '../account'
import { daysAhead, expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddress } from '../stack'

/** Bytes before compression. */
const limit = 150 * 1024

/** As many employers as fill the first page of the list with the posts they have credits for. */
const employers = 7
const titles = ['เสิร์ฟและจัดโต๊ะ', 'ต้อนรับและพาลูกค้านั่ง', 'ผู้ช่วยครัวและล้างจาน']
const cards = 20

const hours = { startTime: '17:00', endTime: '01:00', breakMinutes: 60 }

async function postsOfOneEmployer(date: string) {
  const account = await hiringEmployer()
  for (const work of titles) {
    const title = `พนักงาน${work} กะเย็นถึงดึก มีข้าวให้`
    await publishedPost(account, { branchId: account.branchId, title, shifts: [{ date, ...hours }] })
  }
}

// Read without scripts, as search engines and people without scripts do.
test('a list of twenty jobs weighs at most 150 KB', async ({ request }) => {
  // No other test has posts on this day.
  const date = daysAhead(39)
  await Promise.all(Array.from({ length: employers }, () => postsOfOneEmployer(date)))
  const answer = await request.get(`${stackAddress}/jobs?from=${date}&to=${date}`)
  const html = await answer.text()
  expect(html.match(/<h3[^>]*><a[^>]* href="\/jobs\/[^"]+"/g)).toHaveLength(cards)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(limit)
})
