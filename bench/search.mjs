import process from 'node:process'
import { postgresPrograms, startPostgres, startReplica } from '../scripts/checks/postgres.mjs'
import { PlainFailure } from '../scripts/stack/terminal.mjs'
import { any, figuresOf, onService, rounded, shortfallsOf } from './inside.mjs'
import { proveReplica } from './search-replica.mjs'

/** `--workers=100000` measures with fewer, whose figures say little of a million; `--workers=0` measures relevance alone. */
const option = process.argv.find((argument) => argument.startsWith('--workers='))?.split('=')[1]
const workers = Number(option ?? 1_000_000)
/** Concurrent members, each asking again `pauseMs` after an answer, far more often than a person would. */
const crowd = { people: 50, pauseMs: 200 }
/** Limits in milliseconds at the 95th percentile inside the service, from a request's start to its answer's end. */
const limits = { nearest: 10, fit: 10, newest: 10, text: 10, free: 10, map: 20 }
/** What PostgreSQL would have of a small server's memory. */
const memory = { shared_buffers: '1GB', max_wal_size: '2GB', maintenance_work_mem: '512MB' }

const words = [
  'ลาเต้อาร์ต',
  'แท็บเล็ต',
  'ส้มตำ',
  'พร้อมเพย์',
  'ไลฟ์ขายของ',
  'แฮนด์ลิฟต์',
  'เครื่องขัด',
  'ดับเพลิง',
  'ทนร้อน',
  'ยิ้มแย้ม',
]
const types = [
  'waiter',
  'barista',
  'kitchen_helper',
  'cook',
  'cashier',
  'sales',
  'stock',
  'packer',
  'cleaner',
  'delivery',
]

/** A day of the coming week, YYYY-MM-DD in Thailand. */
const soon = () =>
  new Date(Date.now() + 7 * 3_600_000 + Math.ceil(Math.random() * 7) * 86_400_000).toISOString().slice(0, 10)

/** Somewhere within a kilometre of a place where many live, so that hardly two questions are alike. */
function somewhere({ places }) {
  const { lat, lng } = any(places)
  const near = (degrees) => (degrees + (Math.random() - 0.5) / 60).toFixed(4)
  return { lat: near(lat), lng: near(lng), radiusKm: any([5, 10, 20]) }
}

const search = (query) => `/v1/workers/search?${new URLSearchParams(query)}`

/** The requests of a member; each kind is measured separately. */
const questions = {
  nearest: (service) => search({ ...somewhere(service), workTypes: any(types), sort: 'distance' }),
  fit: (service) =>
    search({
      ...somewhere(service),
      workTypes: any(types),
      free: `${soon()}T09:00/18:00`,
      pay: any([45_000, 50_000, 55_000]),
      sort: 'fit',
    }),
  newest: (service) => search({ ...somewhere(service), workTypes: any(types), sort: 'newest' }),
  text: (service) =>
    search({ ...somewhere(service), q: any(words), pay: 60_000, languages: 'th:basic', sort: 'distance' }),
  free: (service) =>
    search({
      ...somewhere(service),
      free: `${soon()}T${any(['08:00/17:00', '12:00/20:00', '18:00/22:00'])}`,
      sort: 'distance',
    }),
  map: (service) => {
    const { lat, lng } = somewhere(service)
    const side = any([0.05, 0.2, 0.8])
    return `/v1/workers/map?${new URLSearchParams({
      lat,
      lng,
      radiusKm: 50,
      workTypes: any(types),
      north: Number(lat) + side,
      south: Number(lat) - side,
      east: Number(lng) + side,
      west: Number(lng) - side,
      zoom: { 0.05: 14, 0.2: 12, 0.8: 10 }[side],
    })}`
  },
}

/** Prints how well searches as employers type them find whom they mean; answers the parts whose recall is too low. */
async function relevanceOf(primary) {
  const program = { file: 'bench/search-relevance.ts', args: [], env: { TEST_DATABASE_URL: primary.url } }
  const { leastRecall, parts } = await onService(program, async (figures) => figures)
  const thousandths = (share) => Math.round(share * 1_000) / 1_000
  const row = (part, kind, { searches, recall, gain }) => ({
    part,
    kind,
    searches,
    'recall@20': thousandths(recall),
    'nDCG@10': thousandths(gain),
  })
  console.table(
    parts.flatMap(({ part, kinds, ...all }) => [
      ...kinds.map((kind) => row(part, kind.kind, kind)),
      row(part, 'all', all),
    ]),
  )
  return parts
    .filter(({ recall }) => recall < leastRecall)
    .map(
      ({ part, recall }) =>
        `recall@20 of the ${part} searches is ${thousandths(recall)}, at least ${leastRecall}`,
    )
}

/**
 * Searches and maps of members of many companies among a million workers, on PostgreSQL and on a streaming replica of it; then
 * what becomes of them when the replica is behind or stops. Before that, how well searches find whom they mean.
 */
export async function bench() {
  const programs = await postgresPrograms()
  if (!programs) throw new PlainFailure('PostgreSQL is not installed')
  const primary = await startPostgres(programs, memory)
  const replica = await startReplica(programs, primary.url, memory)
  const program = {
    file: 'bench/search-service.ts',
    args: [workers],
    env: { TEST_DATABASE_URL: primary.url, TEST_DATABASE_READ_URL: replica.url },
  }
  try {
    const missed = await relevanceOf(primary)
    if (workers === 0) return missed
    const slow = await onService(program, async (service, tell) => {
      console.table(service.sizes)
      console.log(
        `an edit of a resume writes what the search keeps in ${rounded(service.writeMs)} ms (median)`,
      )
      const asked = Object.fromEntries(
        Object.entries(questions).map(([name, pathOf]) => [
          name,
          () => ({ path: pathOf(service), token: any(service.tokens) }),
        ]),
      )
      const measure = async (address) =>
        shortfallsOf(await figuresOf(address, tell, asked, crowd), limits, crowd)
      const onPrimary = await measure(service.address)
      console.log('The same from the replica:')
      const onReplica = await measure(service.reading)
      const lost = await proveReplica({ replica, service, tell, questionOf: asked.nearest, crowd })
      return [...onPrimary, ...onReplica.map((shortfall) => `from the replica, ${shortfall}`), ...lost]
    })
    return [...missed, ...slow]
  } finally {
    await replica.stop()
    await primary.stop()
  }
}
