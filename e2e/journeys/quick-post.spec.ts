import { hiringEmployer, signInBrowser } from '../account'
import { atWidthOf, daysAhead, expect, handNames, handOf, test } from '../fixtures'
import { thai } from '../thai'

const line = 'พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน สยาม วันละ 600'
/** The time per key of a person who types on a phone at an ordinary pace, and per press, with looking for its button. */
const keyMs = 333
const pressMs = 4_000

test.use({ outage: true })

for (const name of handNames) {
  test(
    `a first post takes a minute: one line of Thai, read without a network, published, by ${name}`,
    atWidthOf(name),
    async ({ page, context }) => {
      const hand = handOf(name, page)
      await signInBrowser(context, await hiringEmployer())
      await page.goto('/job-posting/create')
      const box = page.getByLabel(thai('jobPosts.quickPost.label'))
      await expect(box).toBeEnabled()

      let presses = 0
      await page.exposeBinding('countPress', () => {
        presses += 1
      })
      await page.evaluate(() => {
        const { countPress } = window as unknown as { countPress: () => void }
        document.addEventListener('click', ({ isTrusted }) => isTrusted && countPress(), { capture: true })
      })
      await context.setOffline(true)
      await hand.type(box, line)
      await expect(page.locator('mark')).toHaveCount(6)
      await hand.press(page.getByRole('button', { name: thai('jobPosts.quickPost.fill') }))
      await expect(page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })).toHaveValue(daysAhead(1))
      await expect(page.getByLabel(thai('jobPosts.shifts.end'))).toHaveValue('18:00')
      await expect(page.getByText('฿3,000').first()).toBeVisible()
      await context.setOffline(false)

      await hand.press(page.getByRole('button', { name: thai('jobPosts.form.publish'), exact: true }))
      await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}/)
      await expect(page.getByText(thai('jobPosts.states.published')).first()).toBeVisible()
      expect(presses).toBeGreaterThan(0)
      expect(line.length * keyMs + presses * pressMs).toBeLessThan(60_000)
    },
  )
}

test('what a line leaves open is empty in the form, asked with buttons, and nothing is published before it is answered', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await hiringEmployer())
  await page.goto('/job-posting/create')
  const box = page.getByLabel(thai('jobPosts.quickPost.label'))
  const fill = page.getByRole('button', { name: thai('jobPosts.quickPost.fill') })
  const day = page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })
  await expect(box).toBeEnabled()
  await expect(day).toHaveValue('')
  await box.fill('บาริสต้า 1 อัตรา จ-ศ 7.00-15.00 น. เริ่มต้นเดือนหน้า วันละ 550 สยาม')
  await fill.click()
  await expect(page.getByLabel(thai('jobPosts.shifts.start'))).toHaveValue('07:00')
  await expect(day).toHaveValue('')

  const publish = page.getByRole('button', { name: thai('jobPosts.form.publish'), exact: true })
  await publish.click()
  await expect(day).toHaveAccessibleDescription(
    thai('validation.required', { field: thai('jobPosts.shifts.date') }),
  )
  await expect(page).toHaveURL(/\/job-posting\/(?:create|edit\/[0-9a-f-]{36})$/)

  const asked = page.getByRole('region', { name: thai('jobPosts.quickPost.questions.days') })
  await asked.getByRole('button').first().click()
  await expect(asked).toHaveCount(0)
  await publish.click()
  await page.waitForURL(/\/job-posting\/[0-9a-f-]{36}$/)
  await expect(page.getByText(thai('jobPosts.states.published')).first()).toBeVisible()
})

test('a line that was typed and not used yet is there again after a reload and a way back', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await hiringEmployer())
  await page.goto('/job-posting/create')
  const box = page.getByLabel(thai('jobPosts.quickPost.label'))
  await expect(box).toBeEnabled()
  await box.fill('ล้างจาน 2 คน พรุ่งนี้')
  await page.reload()
  await expect(box).toHaveValue('ล้างจาน 2 คน พรุ่งนี้')
  await page.goto('/job-posting')
  await page.goBack()
  await expect(box).toHaveValue('ล้างจาน 2 คน พรุ่งนี้')
  // Nothing of it is in the form before somebody asks for it.
  await expect(page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })).toHaveValue('')
})

test('a line typed on the home page becomes the first post of whoever registered meanwhile', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const visitors = page.getByLabel(thai('postLine.visitor.label'))
  await visitors.fill(line)
  await expect(page.locator('dd', { hasText: '฿600' })).toBeVisible()
  await expect(page.getByRole('link', { name: thai('postLine.visitor.use') })).toBeVisible()

  await signInBrowser(context, await hiringEmployer())
  await page.goto('/dashboard')
  await expect(page.getByLabel(thai('postLine.company.label'))).toHaveValue(line)
  // The branch that the visitor named is known now.
  await expect(page.locator('dd', { hasText: 'สยามสแควร์' })).toBeVisible()
  await page.getByRole('link', { name: thai('postLine.company.use') }).click()

  await expect(page.getByLabel(thai('jobPosts.quickPost.label'))).toHaveValue(line)
  await expect(page.getByLabel(thai('jobPosts.shifts.date'), { exact: true })).toHaveValue(daysAhead(1))
  await expect(page.getByText('฿3,000').first()).toBeVisible()
  // The form has it now: a second post does not begin with the first one's line.
  await page.goto('/dashboard')
  await expect(page.getByLabel(thai('postLine.company.label'))).toHaveValue('')
})
