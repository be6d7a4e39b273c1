import { asPerson, demoColleague, employerWithBranch } from '../account'
import { expect, test } from '../fixtures'
import { stackAddresses } from '../stack'

/** Downloads the file of a post's applicants, with the address that the board's link has. */
const fileFor = ({ session }: { session: string }, postId: string) =>
  fetch(`${stackAddresses.web}/api/job-post-files/${postId}/applications`, {
    headers: { Cookie: `session=${session}`, 'Sec-Fetch-Site': 'same-origin' },
  })

async function postCalled(owner: Parameters<typeof asPerson>[0], title: string): Promise<string> {
  const address = `${stackAddresses.jobPost}/v1/job-posts?q=${encodeURIComponent(title)}`
  const { body } = await asPerson<{ items: { id: string }[] }>(owner, address, { method: 'GET' })
  return body.items[0]?.id ?? ''
}

test('a post’s applicants come as a file that spreadsheets open in Thai, to their company alone', async () => {
  const owner = await demoColleague('owner')
  const postId = await postCalled(owner, 'พนักงานเสิร์ฟ สุดสัปดาห์')

  const answer = await fileFor(owner, postId)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="applicants\.csv"/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [heads, ...rows] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n')
  expect(heads).toBe('ชื่อ,เบอร์โทร,อายุ,สถานะ,ประสบการณ์ (ปี),เขตหรืออำเภอ,จังหวัด,สมัครเมื่อ,กะ,คำตอบ')
  expect(rows.length).toBeGreaterThanOrEqual(10)
  // Hired applicants come first.
  expect(rows[0]).toContain('รับเข้าทำงาน')
  expect(rows[0]).toContain(',ทุกกะ,')

  const stranger = await employerWithBranch()
  expect((await fileFor(stranger, postId)).status).toBe(404)
  expect((await fileFor({ session: '' }, postId)).status).toBe(401)
})

test('the file says who is hired for which shifts, and who could come to which', async () => {
  const owner = await demoColleague('owner')
  const answer = await fileFor(owner, await postCalled(owner, 'พนักงานเสิร์ฟกะเช้า กะเย็น เลือกวันได้'))
  const [, hired, ...others] = (await answer.text()).trimEnd().split('\r\n')
  const rowOf = (name: string) => others.find((row) => row.startsWith(name))
  const shift = (hours: string) => String.raw`\S+ \d+ \S+ 25\d\d ${hours}\sน\.`
  const [morning, evening] = [shift('07:00–15:00'), shift('15:00–23:00')]
  expect(hired).toMatch(new RegExp(`^ภูวดล ขันทอง,.*รับเข้าทำงาน.*,"?${evening}\n${evening}"?,`))
  expect(rowOf('ปกรณ์')).toMatch(new RegExp(`,"?${morning}\n${morning}\n${evening}"?,`))
  expect(rowOf('ธวัลรัตน์')).toMatch(new RegExp(`,"?${evening}\n${evening}"?,`))
})
