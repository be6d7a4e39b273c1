import { sendJson, verified } from '../account'
import { activeCompanies, expect, test } from '../fixtures'
import { stackAddresses } from '../stack'

const { registry, web } = stackAddresses
const timeoutMs = 8_000

/** How often the registry was asked about a number. */
async function timesAsked(juristicId: string): Promise<number> {
  const log = `${registry}/sandbox/requests`
  const { body } = await sendJson<{ requests: Record<string, number> }>(log, { method: 'GET' })
  return body.requests[`GET /api/v1/juristic_person/${juristicId}`] ?? 0
}

/** Each fault, and how often the retry policy asks. */
const faults = [
  ['5xx', 2],
  ['reset', 2],
  ['html', 1],
  ['garbage', 1],
  ['misshapen', 1],
  ['hang', 1],
] as const

test('whatever the registry does, there is an answer in time, and it is asked as the policy says', async () => {
  const { session } = await verified('employer')
  const companies = (await activeCompanies()).slice(-faults.length)
  for (const [index, [mode, times]] of faults.entries()) {
    const juristicId = companies[index]?.juristicId ?? ''
    const match = `/${juristicId}`
    await sendJson(`${registry}/sandbox/faults`, { method: 'PUT', body: { match, mode } })
    const start = performance.now()
    const { status, body } = await sendJson<{ code: string }>(`${web}/api/company-registry/${juristicId}`, {
      method: 'GET',
      headers: { Cookie: `session=${session}` },
    })
    const took = performance.now() - start
    expect([mode, status, body.code]).toEqual([mode, 503, 'registry_unavailable'])
    expect(took, mode).toBeLessThan(timeoutMs + 200)
    expect([mode, await timesAsked(juristicId)]).toEqual([mode, times])
  }
  await sendJson(`${registry}/sandbox/faults`, { method: 'DELETE' })
})
