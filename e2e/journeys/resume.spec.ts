import type { Page } from '@playwright/test'
import { type Account, asPerson, hiringEmployer, registered, signInBrowser, writeResume } from '../account'
import { atOneWidth, expect, handOf, test } from '../fixtures'
import { uidOf } from '../screens/resumes'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { partim } = stackAddresses

type Resume = {
  version: number
  freeParts: number
  headline: string
  visibility: string
  workTypes: string[]
}

const storedOf = async (account: Account) =>
  (await asPerson<Resume>(account, `${partim}/v1/resumes/me`, { method: 'GET' })).body
const saved = (page: Page) => page.getByText(thai('resumes.saving.saved'), { exact: true }).first()
const heading = (page: Page, step: 'work' | 'times' | 'about') =>
  page.getByRole('heading', { name: thai(`resumes.steps.${step}.title`) })

async function opened(page: Page, query = ''): Promise<{ account: Account; uid: string }> {
  const account = await registered('worker')
  const uid = await uidOf(account)
  await signInBrowser(page.context(), account)
  await page.goto(`/resume/${uid}${query}`)
  return { account, uid }
}

test('three steps, each answer stored by itself, end at how employers see it; back leads to the step before', async ({
  page,
}, { project }) => {
  const hand = handOf(project.name === 'desktop' ? 'keyboard' : 'mouse', page)
  const { account } = await opened(page)

  await expect(heading(page, 'work')).toBeVisible()
  await hand.press(page.getByRole('checkbox', { name: thai('workTypes.waiter'), exact: true }))
  await expect.poll(async () => (await storedOf(account)).workTypes).toEqual(['waiter'])
  await hand.press(page.getByRole('checkbox', { name: thai('skills.carry_trays'), exact: true }))
  await hand.press(page.getByRole('button', { name: thai('resumes.experience.add') }))
  const dialog = page.getByRole('dialog')
  await hand.type(dialog.getByLabel(thai('resumes.experience.workplace')), 'ร้านข้าวแกงป้าศรี')
  await hand.choose(dialog.getByLabel(thai('resumes.experience.startedOn')), 'มกราคม 2567')
  await hand.press(dialog.getByRole('button', { name: thai('resumes.experience.done') }))
  await expect(page.getByText('ร้านข้าวแกงป้าศรี')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await hand.press(page.getByRole('button', { name: thai('resumes.steps.work.next') }))

  await expect(heading(page, 'times')).toBeVisible()
  await hand.choose(page.getByLabel(thai('addresses.province')), 'กรุงเทพมหานคร')
  await hand.choose(page.getByLabel(thai('addresses.bangkok.district'), { exact: true }), 'พญาไท')
  await hand.press(page.getByRole('button', { name: 'วันเสาร์ทั้งวัน' }))
  const monday = page.getByRole('button', { name: 'จันทร์ เช้า ไม่ว่าง' })
  await hand.press(monday)
  await expect(page.getByRole('button', { name: 'จันทร์ เช้า ว่าง' })).toBeVisible()
  await expect.poll(async () => (await storedOf(account)).freeParts).toBe((0b1111 << 24) | (1 << 4))
  await hand.press(page.getByRole('button', { name: thai('resumes.steps.times.next') }))

  await expect(heading(page, 'about')).toBeVisible()
  await hand.type(page.getByRole('textbox', { name: thai('resumes.about') }), 'โทร 0812345678 ได้')
  await hand.press(
    page.getByRole('radio', { name: new RegExp(`^${thai('resumes.visibilities.limited.label')}`) }),
  )
  await hand.press(page.getByRole('button', { name: thai('resumes.steps.about.next') }))

  await expect(page.getByRole('heading', { name: thai('resumes.preview.title') })).toBeVisible()
  await expect(page.getByText('ร้านข้าวแกงป้าศรี').first()).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'about')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'times')).toBeVisible()
  expect(await storedOf(account)).toMatchObject({ visibility: 'limited', workTypes: ['waiter'] })
})

/** Waits for what the script of the grid sets; a press or a key before it would not be heard. */
const gridIsReady = (page: Page) =>
  expect(page.getByRole('grid', { name: thai('resumes.week.title') })).toHaveCSS('touch-action', 'pan-y')

test('the cells of the week are one stop; arrows and Space fill them', atOneWidth, async ({ page }) => {
  const { account } = await opened(page, '?step=times')
  await gridIsReady(page)
  await page.getByRole('button', { name: 'จันทร์ เช้า ไม่ว่าง' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'อังคาร บ่าย ว่าง' })).toBeFocused()
  await expect.poll(async () => (await storedOf(account)).freeParts).toBe(1 << 9)
})

test('drawing over the week fills what it passes', atOneWidth, async ({ page }) => {
  const { account } = await opened(page, '?step=times')
  const from = page.getByRole('button', { name: 'จันทร์ เช้า ไม่ว่าง' })
  const to = page.getByRole('button', { name: 'พุธ เช้า ไม่ว่าง' })
  await gridIsReady(page)
  await from.hover()
  await page.mouse.down()
  const box = await to.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 12 })
  await page.mouse.up()
  await expect.poll(async () => (await storedOf(account)).freeParts).toBe((1 << 4) | (1 << 8) | (1 << 12))
})

test.describe('without a network', () => {
  test.use({ outage: true })

  test('answers wait in this browser, and are stored when it is back', async ({ page, context }) => {
    const { account } = await opened(page, '?step=times')
    await gridIsReady(page)
    await page.getByRole('button', { name: 'จันทร์ เช้า ไม่ว่าง' }).click()
    await expect(saved(page)).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'ศุกร์ เย็น ไม่ว่าง' }).click()
    await expect(page.getByText(thai('resumes.saving.failed')).first()).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await storedOf(account)).freeParts).toBe((1 << 4) | (1 << 22))
  })
})

test(
  'the same answer changed on two devices is a choice; another answer is not',
  atOneWidth,
  async ({ page }) => {
    const { account } = await opened(page, '?step=about')
    const elsewhere = async (body: object) => {
      const { version } = await storedOf(account)
      const headers = { 'If-Match': `"${version}"` }
      await asPerson(account, `${partim}/v1/resumes/me`, { method: 'PATCH', body, headers })
    }
    const headline = page.getByLabel(thai('resumes.headline'))
    await elsewhere({ freeParts: 1 })
    await headline.fill('จากเครื่องนี้')
    await headline.blur()
    await expect.poll(async () => storedOf(account)).toMatchObject({ headline: 'จากเครื่องนี้', freeParts: 1 })
    await elsewhere({ headline: 'จากอีกเครื่อง' })
    await headline.fill('เปลี่ยนอีกครั้ง')
    await headline.blur()
    await page.getByRole('button', { name: thai('resumes.saving.choose') }).click()
    await page.getByRole('button', { name: thai('editing.conflict.keepMine') }).click()
    await expect.poll(async () => (await storedOf(account)).headline).toBe('เปลี่ยนอีกครั้ง')
  },
)

test('a resume opens once it is known that its owner is 18; everything else is stored meanwhile', async ({
  page,
}) => {
  const { account } = await opened(page, '?step=about')
  await page.getByText(thai('resumes.visibilities.open.about')).click()
  await expect(page.getByText(thai('resumes.birthDate.first'))).toBeVisible()
  const headline = page.getByLabel(thai('resumes.headline'))
  await headline.fill('ทำงานร้านกาแฟได้')
  await headline.blur()
  await expect.poll(async () => (await storedOf(account)).headline).toBe('ทำงานร้านกาแฟได้')
  expect((await storedOf(account)).visibility).toBe('hidden')
  await page.getByRole('button', { name: thai('resumes.steps.about.next') }).click()
  await expect(page.getByText(thai('validation.birth_date_first')).first()).toBeVisible()
  await page.getByLabel(thai('resumes.birthDate.title')).fill('1999-04-13')
  await page.getByRole('button', { name: thai('resumes.birthDate.save') }).click()
  await expect.poll(async () => (await storedOf(account)).visibility).toBe('open')
})

test('a worker sees who read the resume, blocks them, and takes it back', async ({ page }, { project }) => {
  const hand = handOf(project.name === 'desktop' ? 'keyboard' : 'mouse', page)
  const [employer, { account, uid }] = await Promise.all([hiringEmployer(), opened(page)])
  await writeResume(account)
  const { body } = await asPerson<{ id: string }>(account, `${partim}/v1/workers/me`, { method: 'GET' })
  const read = () => asPerson(employer, `${partim}/v1/workers/${body.id}`, { method: 'GET' })
  expect((await read()).status).toBe(200)
  await page.goto(`/resume/${uid}?view=readers`)
  await hand.press(page.getByRole('button', { name: /^บล็อก/ }))
  await expect(page.getByText(thai('resumes.readers.blocked'), { exact: true })).toBeVisible()
  await expect.poll(async () => (await read()).status).toBe(404)
  await hand.press(page.getByRole('button', { name: /^เลิกบล็อก/ }))
  await expect.poll(async () => (await read()).status).toBe(200)
})

test('the sheet is printed without buttons, and saved as a PDF', atOneWidth, async ({ page }) => {
  const { account, uid } = await opened(page)
  await writeResume(account)
  await page.goto(`/resume/${uid}`)
  await expect(page.getByRole('button', { name: thai('resumes.sheet.print') })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: thai('resumes.sheet.pdf') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: thai('resumes.sheet.print') })).toBeHidden()
  await expect(page.getByText(thai('workTypes.delivery')).first()).toBeVisible()
})
