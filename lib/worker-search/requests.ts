import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import type { FoundWorkers, WorkerMap, WorkerMapQuery, WorkerQuery } from './worker-search'

/** A page of the workers who meet a search; rejects with ProblemError, like the other one here. */
export const askWorkers = (query: WorkerQuery, cursor?: string): Promise<FoundWorkers> =>
  dataOf(partim.GET('/v1/workers/search', { params: { query: { ...query, cursor } } }))

/** Where the people of a search are. */
export const askWorkerMap = (query: WorkerMapQuery): Promise<WorkerMap> =>
  dataOf(partim.GET('/v1/workers/map', { params: { query } }))
