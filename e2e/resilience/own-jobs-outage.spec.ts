import { hiringEmployer, signedInAgain, signInBrowser, verified, writeResume } from '../account'
import { startAnotherWeb } from '../another-web'
import { applied, decided, saidToCome, toldOf } from '../applications'
import { daysAhead, expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { ownWebPort } from '../stack'
import { thai } from '../thai'
import { uniqueWord } from '../unique'

test.use({ outage: true })

test('a worker finds the place of tomorrow’s job while the service of their account does not answer', async ({
  page,
}) => {
  const [employer, worker] = await Promise.all([hiringEmployer(), verified('worker')])
  await writeResume(worker, 'open')
  const jobPostId = await publishedPost(employer, {
    branchId: employer.branchId,
    title: `ช่วยครัวงานบุญ ${uniqueWord()}`,
    shifts: [{ date: daysAhead(1), startTime: '09:00', endTime: '17:00', breakMinutes: 60 }],
  })
  const { id } = await applied(worker, jobPostId)
  await decided(employer, id, 'hire')
  await toldOf(employer, id)
  await saidToCome(worker, id)

  const port = ownWebPort('without-partim')
  // Nothing listens there.
  const web = await startAnotherWeb({ port, env: { PARTIM_API_URL: 'http://127.0.0.1:1' } })
  try {
    // A session from before registration does not say that it is a worker's.
    await signInBrowser(page.context(), await signedInAgain(worker))
    await page.goto(`${web.address}/jobs/applications`)
    const ticket = page.getByRole('region', { name: thai('ownApplications.groups.next') })
    await expect(ticket.getByText('412 ซอยสยามสแควร์ 3')).toBeVisible()
    await expect(page.getByText(thai('errorScreens.failed.title'))).toHaveCount(0)
  } finally {
    await web.stop()
  }
})
