import { signInBrowser, unknownJuristicId, verified } from '../account'
import { expect, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { registry } = stackAddresses

/** How the registry fails, and how many calls it then gets: the fetch policy retries only some failures. */
const faults = [
  { mode: '5xx', calls: 2 },
  { mode: 'reset', calls: 2 },
  { mode: 'html', calls: 1 },
  { mode: 'garbage', calls: 1 },
  { mode: 'misshapen', calls: 1 },
  { mode: 'hang', calls: 1 },
] as const

/** Longer than the web's time limit for the registry, which lib/company-registry measures. */
const afterTheLimitMs = 30_000

const switchOn = (mode: string, match: string, times: number) =>
  fetch(`${registry}/sandbox/faults`, { method: 'PUT', body: JSON.stringify({ mode, match, times }) })

async function callsFor(juristicId: string): Promise<number> {
  const { requests } = await (await fetch(`${registry}/sandbox/requests`)).json()
  return requests[`GET /api/v1/juristic_person/${juristicId}`] ?? 0
}

for (const { mode, calls } of faults) {
  test(`registry: ${mode} is answered with a way on, and nothing typed is lost`, async ({ page }) => {
    const juristicId = unknownJuristicId()
    expect((await switchOn(mode, juristicId, calls)).ok).toBe(true)
    await signInBrowser(page.context(), await verified('employer'))
    await page.goto('/verify-employer')
    const number = page.getByLabel(thai('companies.juristicId'))
    await number.fill(juristicId)
    await page.getByRole('button', { name: thai('companies.lookUp') }).click()

    const said = page.getByRole('alert').filter({ hasText: thai('companies.unavailable.title') })
    await expect(said).toBeVisible({ timeout: afterTheLimitMs })
    expect(await callsFor(juristicId)).toBe(calls)

    // A reload keeps the number.
    await page.reload()
    await expect(number).toHaveValue(juristicId)
    await page.getByRole('button', { name: thai('companies.lookUp') }).click()
    await expect(page.getByText(thai('companies.unknown.title', { juristicId }))).toBeVisible()
    expect(await callsFor(juristicId)).toBe(calls + 1)
  })
}
