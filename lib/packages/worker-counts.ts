import type { WorkType } from '@/validators/work-types'

/** Findable workers by type of work, rounded down to tens; 0 for fewer than ten. */
export type WorkerCounts = Readonly<Partial<Record<WorkType, number>>>

let asked: Promise<WorkerCounts | null> | undefined

/** The counts as they are now, asked once a page; null when there is no answer. For the browser. */
export function fetchWorkerCounts(): Promise<WorkerCounts | null> {
  asked ??= ask().catch(() => null)
  return asked
}

async function ask(): Promise<WorkerCounts | null> {
  const answer = await fetch('/api/work-types/counts', { signal: AbortSignal.timeout(8_000) })
  return answer.ok ? ((await answer.json()) as WorkerCounts) : null
}
