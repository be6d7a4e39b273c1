import { asPerson, demoColleague, signInBrowser } from '../account'
import { expect, handNames, handOf, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

/** The demo company's post for weekends, which people have applied to. */
async function weekendPost() {
  const owner = await demoColleague('owner')
  const q = encodeURIComponent('พนักงานเสิร์ฟ สุดสัปดาห์')
  const list = `${stackAddresses.jobPost}/v1/job-posts?q=${q}`
  const { body } = await asPerson<{ items: { id: string }[] }>(owner, list, { method: 'GET' })
  return { owner, path: `/job-posting/${body.items[0]?.id}` }
}

for (const name of handNames) {
  test(`the parts of a post have addresses, and what is said of it stands above them, by ${name}`, async ({
    page,
  }) => {
    const hand = handOf(name, page)
    const { owner, path } = await weekendPost()
    await signInBrowser(page.context(), owner)
    await page.goto(path)
    const tabs = page.getByRole('navigation', { name: thai('jobPosts.parts.label') })
    const tab = (part: string) =>
      tabs.getByRole('link', { name: new RegExp(`^${thai(`jobPosts.parts.${part}`)}`) })
    const heading = (key: string) => page.getByRole('heading', { level: 2, name: thai(key) })
    await expect(heading('applications.title')).toBeVisible()
    await expect(tab('applicants')).toHaveAttribute('aria-current', 'page')
    const state = page.getByText(thai('jobPosts.detail.next.published'))
    await state.evaluate((element) => element.setAttribute('data-stands', ''))

    await hand.press(tab('matches'))
    await page.waitForURL(`**${path}/matches`)
    await expect(heading('matches.title')).toBeVisible()
    await expect(tab('matches')).toHaveAttribute('aria-current', 'page')
    await expect(tab('applicants')).not.toHaveAttribute('aria-current', 'page')
    await expect(heading('applications.title')).toHaveCount(0)

    await hand.press(tab('results'))
    await page.waitForURL(`**${path}/results`)
    await expect(heading('trends.funnel.title')).toBeVisible()
    await page.goBack()
    await expect(heading('matches.title')).toBeVisible()

    await hand.press(tab('post'))
    await page.waitForURL(`**${path}/post`)
    await expect(heading('jobPosts.detail.workerView')).toBeVisible()
    await expect(state).toHaveAttribute('data-stands', '')
    await hand.press(tab('applicants'))
    await page.waitForURL(`**${path}`)
    await expect(heading('applications.title')).toBeVisible()
  })
}
