import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { askInTurns } from './inside.mjs'

/** Seconds within which reads must go elsewhere once the replica stops, once it lags five seconds, and once it is well. */
const limits = { stopped: 1, behind: 7, back: 3 }

/**
 * Lets people search an instance that reads from a replica, while that stops, comes back, falls behind and catches up; prints how
 * long reads take to follow, and answers what takes too long. No search may fail.
 */
export async function proveReplica({ replica, service, tell, questionOf, crowd }) {
  const stop = new AbortController()
  const searches = askInTurns(service.reading, questionOf, { ...crowd, seconds: 120, until: stop.signal })
  // Rejects as soon as a search fails.
  const during = (work) => Promise.race([work, searches.then(() => work)])
  const standby = async (statement) => {
    const client = new pg.Client({ connectionString: replica.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const seconds = {}
  try {
    await during(secondsUntil(tell, true))
    await replica.halt()
    seconds.stopped = await during(secondsUntil(tell, false))
    await replica.restart()
    seconds.back = await during(secondsUntil(tell, true))
    await standby('select pg_wal_replay_pause()')
    await tell('write')
    seconds.behind = await during(secondsUntil(tell, false))
    await standby('select pg_wal_replay_resume()')
    seconds['caught up'] = await during(secondsUntil(tell, true))
  } finally {
    stop.abort()
  }
  const answers = (await searches).length
  await ownWrite({ service, standby })
  console.log(
    `while the replica stopped, came back, fell behind and caught up, ${answers} searches were answered and none failed; reads followed after ${Object.entries(
      seconds,
    )
      .map(([what, took]) => `${took.toFixed(1)} s (${what})`)
      .join(', ')}`,
  )
  return Object.entries({ ...limits, 'caught up': limits.back })
    .filter(([what, limit]) => seconds[what] > limit)
    .map(
      ([what, limit]) =>
        `replica ${what}: reads followed after ${seconds[what].toFixed(1)} s, over ${limit} s`,
    )
}

async function secondsUntil(tell, isReplica) {
  const start = performance.now()
  while ((await tell('isReplica')) !== isReplica) {
    if (performance.now() - start > 30_000) throw new Error('reads did not follow the replica within 30 s')
    await wait(20)
  }
  return (performance.now() - start) / 1_000
}

/** Whoever has just written at one instance finds it at the other, although the replica does not have it. */
async function ownWrite({ service, standby }) {
  const [token] = service.tokens
  const headers = { authorization: `Bearer ${token}` }
  const { lat, lng } = service.places[0]
  const found = async (more) => {
    const query = new URLSearchParams({ lat, lng, radiusKm: 50, ...more })
    const answer = await fetch(`${service.reading}/v1/workers/search?${query}`, { headers })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()).items.map(({ id }) => id)
  }
  const [id] = await found({ sort: 'distance' })
  await standby('select pg_wal_replay_pause()')
  try {
    const marked = await fetch(`${service.other}/v1/favourites/${id}`, { method: 'PUT', headers })
    if (!marked.ok) throw new Error(`${marked.status} ${await marked.text()}`)
    const favourites = await found({ favourites: true })
    if (!favourites.includes(id)) throw new Error('what an account has just written it does not find')
  } finally {
    await standby('select pg_wal_replay_resume()')
  }
  console.log('what an account wrote at one instance it found at once at the other')
}
