import type { Page } from '@playwright/test'
import { addressesOf } from '../../scripts/stack/processes.mjs'
import {
  addBranch,
  confirmCompany,
  newEmployer,
  postTitle,
  publish,
  publishButton,
  register,
  verifyEmail,
  writePost,
} from '../employer'
import { activeCompanies, expect, handOf, test } from '../fixtures'
import { ownPorts, startEmptyStack } from '../stack'

const ports = ownPorts('crash')
const addresses = addressesOf({ ...ports, dataDir: '' })

type Stack = Awaited<ReturnType<typeof startEmptyStack>>

/** Kills parts as a power cut would, and starts them again. */
async function crash(stack: Stack, ...parts: string[]) {
  for (const part of parts) await stack.kill(part)
  for (const part of parts) await stack.startPart(part)
}

test.use({ baseURL: addresses.web, outage: true })

/**
 * Reloads the page, again if needed: a page that missed an answer may reload itself and interrupt the first attempt.
 */
const reload = (page: Page) => expect(() => page.reload()).toPass()

test('whatever ends in the middle of J1, nothing acknowledged is lost and the person goes on', async ({
  page,
}) => {
  test.setTimeout(480_000)
  const stack = await startEmptyStack(ports)
  try {
    const hand = handOf('mouse', page)
    const employer = newEmployer()
    const [company] = await activeCompanies(addresses.registry)
    if (!company) throw new Error('the sandbox knows no company')

    await register(page, hand, employer)
    await crash(stack, 'sandbox')
    await crash(stack, 'job-post service', 'web')

    await verifyEmail(page, hand, employer, addresses.mailbox)
    await crash(stack, 'job-post service')

    await confirmCompany(page, hand, company)
    await crash(stack, 'web')
    await reload(page)
    await addBranch(page, hand)
    await crash(stack, 'sandbox', 'partim service')

    await writePost(page, hand)
    await stack.kill('job-post service')
    await publishButton(page).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByLabel('ชื่องาน')).toHaveValue(postTitle)
    await stack.startPart('job-post service')
    await publish(page, hand)

    await page.goto('/job-posting')
    await expect(page.getByRole('link', { name: postTitle, exact: true })).toHaveCount(1)
  } finally {
    await stack.stop()
  }
})
