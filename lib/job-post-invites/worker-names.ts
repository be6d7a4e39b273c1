import type { Named, WorkerNames } from './invite'

/** Names by the ids of their workers. */
export const namesById = (
  workers: readonly { readonly id: string; readonly displayName: string }[],
): WorkerNames => Object.fromEntries(workers.map(({ id, displayName }) => [id, displayName]))

/** Adds the names to what is about their workers; without `names` they could not be loaded. */
export const named = <Thing extends { readonly workerId: string }>(
  things: readonly Thing[],
  names: WorkerNames | null,
): Named<Thing>[] =>
  things.map((thing) => (names ? { ...thing, name: names[thing.workerId] ?? null } : thing))
