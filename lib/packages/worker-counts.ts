import type { WorkType } from '@/validators/work-types'

/** Findable workers by type of work, rounded down to tens; 0 for fewer than ten. */
export type WorkerCounts = Readonly<Partial<Record<WorkType, number>>>

let asked: Promise<WorkerCounts | null> | undefined

/** The current counts, loaded once per page; null when there is no answer. For the browser. */
export function fetchWorkerCounts(): Promise<WorkerCounts | null> {
  asked ??= ask().catch(() => null)
  return asked
}

async function ask(): Promise<WorkerCounts | null> {
  const { fetchWithPolicy } = await import('@/lib/api/fetch-policy')
  const address = new URL('/api/work-types/counts', location.origin)
  const answer = await fetchWithPolicy(new Request(address), { cache: 'default' })
  return answer.ok ? ((await answer.json()) as WorkerCounts) : null
}
