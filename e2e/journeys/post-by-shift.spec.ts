import { hiringEmployer, signInBrowser } from '../account'
import { publish, writePost } from '../employer'
import { atWidthOf, daysAhead, expect, handNames, handOf, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const each = thai('jobPosts.shiftChoices.each')

for (const name of handNames) {
  test(
    `a post whose shifts people choose, with a number for each, is written by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      await signInBrowser(page.context(), await hiringEmployer())
      await page.goto('/job-posting/create')
      await expect(page.getByRole('group', { name: thai('jobPosts.form.shiftChoice') })).toHaveCount(0)
      await writePost(page, hand)
      await hand.press(page.getByRole('radio', { name: new RegExp(`^${each}`) }))
      const second = page.getByRole('group', {
        name: thai('jobPosts.shifts.day', { number: 2 }),
        exact: true,
      })
      await hand.type(second.getByLabel(thai('jobPosts.shifts.headcount')), '3')
      const sum = thai('jobPosts.total.dayEach', { rate: '฿600/วัน', quantity: 8 })
      await expect(page.getByText(sum)).toBeVisible()
      await expect(page.getByText('฿4,800')).toBeVisible()

      await publish(page, hand)
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await hand.press(page.getByRole('link', { name: thai('jobPosts.parts.post'), exact: true }))
      const wanted = thai('jobPosts.wantedEachRange', { least: 3, most: 5 })
      await expect(page.getByText(wanted)).toBeVisible()

      const seen = await fetch(`${stackAddresses.jobPost}/v1/public/job-posts/${id}`)
      const post = (await seen.json()) as { shiftChoice: string; shifts: { date: string; places: number }[] }
      expect([post.shiftChoice, post.shifts.map(({ date, places }) => [date, places])]).toEqual([
        'each',
        [
          [daysAhead(1), 5],
          [daysAhead(2), 3],
        ],
      ])
      await page.goto(`/jobs/${id}`)
      const lines = page.getByRole('region', { name: thai('jobs.days') }).getByRole('listitem')
      await expect(lines).toContainText(
        [5, 3].map((places) => thai('jobs.placesLeft', { left: places, places })),
      )

      await page.goto(`/job-posting/edit/${id}`)
      const fixed = page.getByRole('region', { name: thai('jobPosts.form.shiftChoice') })
      await expect(fixed.getByText(each, { exact: true })).toBeVisible()
      await hand.press(page.getByRole('radio', { name: thai('jobPosts.payUnits.job'), exact: true }))
      await hand.press(page.getByRole('button', { name: thai('jobPosts.form.saveChanges') }))
      const field = thai('jobPosts.form.shiftChoiceName')
      await expect(fixed.getByText(thai('validation.running', { field }))).toBeVisible()
      await expect(fixed).toBeFocused()
    },
  )
}
