import { asPerson, type EmployerWithBranch, hiringEmployer, signInBrowser } from '../account'
import { ops } from '../company-documents'
import { publishButton } from '../employer'
import { atWidthOf, daysAhead, expect, handNames, handOf, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const posts = `${stackAddresses.jobPost}/v1/job-posts`

const published = (account: EmployerWithBranch, title: string) =>
  publishedPost(account, {
    branchId: account.branchId,
    title,
    headcount: 3,
    shifts: [{ date: daysAhead(1), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  })

const countsOf = async (account: EmployerWithBranch) =>
  (await asPerson<Record<string, number>>(account, `${posts}/counts`, { method: 'GET' })).body

for (const name of handNames) {
  test(
    `posts are found, paused together, and one is posted again, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const account = await hiringEmployer()
      // The test publishes four posts, and a new company has credits for three.
      await ops(['credits', 'grant', account.companyId, '--amount', '1', '--reason', 'ทดสอบ'])
      await published(account, 'พนักงานเสิร์ฟ กะเย็น')
      await published(account, 'พนักงานเสิร์ฟ กะเช้า')
      await published(account, 'ผู้ช่วยครัว')
      await signInBrowser(page.context(), account)

      await page.goto('/job-posting')
      await hand.type(page.getByRole('searchbox'), 'เสิร์ฟ')
      await hand.press(page.getByRole('button', { name: thai('jobPosts.list.apply'), exact: true }))
      await page.waitForURL(/\/job-posting\?q=[^&]+$/)
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)

      await hand.press(page.getByRole('checkbox', { name: thai('jobPosts.bulk.chooseAll') }))
      const bar = page.getByRole('region', { name: thai('jobPosts.bulk.label') })
      await hand.press(bar.getByRole('button', { name: thai('jobPosts.actions.pause') }))
      await expect(bar.getByText(thai('jobPosts.bulk.done.pause', { count: 2 }))).toBeVisible()
      const tab = page.getByRole('link', { name: `${thai('jobPosts.states.paused')} 2` })
      await expect(tab).toBeVisible()
      expect(await countsOf(account)).toMatchObject({ paused: 2, published: 1 })

      await page.goto('/job-posting')
      let taps = 0
      await page.exposeBinding('countTap', () => {
        taps += 1
      })
      await page.evaluate(() => {
        const { countTap } = window as unknown as { countTap: () => void }
        document.addEventListener('click', ({ isTrusted }) => isTrusted && countTap(), { capture: true })
      })
      await hand.press(
        page.getByRole('link', { name: `${thai('jobPosts.clone.short')} ผู้ช่วยครัว`, exact: true }),
      )
      await page.waitForURL('**/job-posting/clone/*')
      await expect(page.getByLabel(thai('jobPosts.form.title'))).toHaveValue('ผู้ช่วยครัว')
      await expect(page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })).toHaveValue(daysAhead(8))
      expect(await countsOf(account)).toMatchObject({ draft: 0, published: 1 })
      await hand.press(publishButton(page))
      await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1, name: 'ผู้ช่วยครัว' })).toBeVisible()
      expect(await countsOf(account)).toMatchObject({ draft: 0, published: 2 })
      expect(taps, 'presses from the list to the published post').toBeGreaterThan(0)
      expect(taps).toBeLessThanOrEqual(5)
    },
  )
}
