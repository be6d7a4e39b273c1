import { asPerson, demoColleague, employerWithBranch } from '../account'
import { expect, test } from '../fixtures'
import { stackAddresses } from '../stack'

/** The file a person's browser is given for a post; the path is what the link of the board has. */
const fileFor = ({ session }: { session: string }, postId: string) =>
  fetch(`${stackAddresses.web}/api/job-posts/${postId}/applications`, {
    headers: { Cookie: `session=${session}`, 'Sec-Fetch-Site': 'same-origin' },
  })

test('a post’s applicants come as a file that spreadsheets open in Thai, to their company alone', async () => {
  const owner = await demoColleague('owner')
  const q = encodeURIComponent('พนักงานเสิร์ฟ สุดสัปดาห์')
  const address = `${stackAddresses.jobPost}/v1/job-posts?q=${q}`
  const { body } = await asPerson<{ items: { id: string }[] }>(owner, address, { method: 'GET' })
  const postId = body.items[0]?.id ?? ''

  const answer = await fileFor(owner, postId)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="applicants\.csv"/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [heads, ...rows] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n')
  expect(heads).toBe('ชื่อ,เบอร์โทร,อายุ,สถานะ,ประสบการณ์ (ปี),เขตหรืออำเภอ,จังหวัด,สมัครเมื่อ,คำตอบ')
  expect(rows.length).toBeGreaterThanOrEqual(10)
  // Those who were taken stand first.
  expect(rows[0]).toContain('รับแล้ว')

  const stranger = await employerWithBranch()
  expect((await fileFor(stranger, postId)).status).toBe(404)
  expect((await fileFor({ session: '' }, postId)).status).toBe(401)
})
