import 'server-only'
import { fetchWithPolicy } from '@/lib/api/fetch-policy'
import { webSettings } from '@/lib/config/web-settings'

export type Readiness = {
  readonly status: 'ready' | 'not_ready'
  readonly services: Readonly<Record<'jobPost' | 'partim', boolean>>
}

/** Short enough that a failure shows within 2 s, long enough that probes cannot be used to flood the services. */
const rememberedMs = 500
const timeoutMs = 1_000

let last: { readonly at: number; readonly answer: Promise<Readiness> } | undefined

/** Whether both services report that they are ready; called at most twice a second. */
export function readiness(): Promise<Readiness> {
  if (!last || Date.now() - last.at > rememberedMs) last = { at: Date.now(), answer: ask() }
  return last.answer
}

async function ask(): Promise<Readiness> {
  const { JOB_POST_API_URL, PARTIM_API_URL } = webSettings()
  const [jobPost, partim] = await Promise.all([isReady(JOB_POST_API_URL), isReady(PARTIM_API_URL)])
  return { status: jobPost && partim ? 'ready' : 'not_ready', services: { jobPost, partim } }
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetchWithPolicy(new Request(new URL('/readyz', address)), { timeoutMs })
    return response.ok
  } catch {
    return false
  }
}
