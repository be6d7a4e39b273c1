import { asPerson, hiringEmployer } from '../account'
import { expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'

test('a job that is closed has left the sitemap within a minute, whoever keeps the file as long as they may', async ({
  request,
}) => {
  const employer = await hiringEmployer()
  const [closed, cancelled, open] = await Promise.all(
    ['ปิดรับแล้ว', 'ยกเลิกแล้ว', 'ยังเปิดอยู่'].map((title) =>
      publishedPost(employer, { branchId: employer.branchId, title }),
    ),
  )
  const sitemap = async () => {
    const answer = await request.get('/sitemap-jobs.xml')
    return {
      text: await answer.text(),
      keptFor: Number(/max-age=(\d+)/.exec(answer.headers()['cache-control'] ?? '')?.[1]),
    }
  }
  const listed = async () => {
    const { text } = await sitemap()
    return [closed, cancelled, open].map((id) => text.includes(`/jobs/${id}<`))
  }
  await expect.poll(listed, { timeout: 45_000 }).toEqual([true, true, true])
  const move = (id: string | undefined, event: 'close' | 'cancel') =>
    asPerson(employer, `${stackAddresses.jobPost}/v1/job-posts/${id}/events`, { body: { event } })
  expect([(await move(closed, 'close')).status, (await move(cancelled, 'cancel')).status]).toEqual([200, 200])
  const { keptFor } = await sitemap()
  expect(keptFor).toBeLessThan(60)
  await expect.poll(listed, { timeout: (60 - keptFor) * 1_000 }).toEqual([false, false, true])
})
