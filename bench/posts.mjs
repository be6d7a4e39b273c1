import { postgresPrograms, startPostgres } from '../scripts/checks/postgres.mjs'
import { PlainFailure } from '../scripts/stack/terminal.mjs'
import { any, figuresOf, onService, shortfallsOf } from './inside.mjs'

const posts = 100_000
const applications = 1_000_000
/** Concurrent users; each sends the next request `pauseMs` after an answer, far more often than a person would. */
const crowd = { people: 20, pauseMs: 200 }
/** Limits in milliseconds at the 95th percentile inside the service, from a request's start to its answer's end. */
const limits = { list: 20, search: 20, board: 20, stage: 20 }

const words = ['เสิร์ฟ', 'บาริส', 'กะเย็น', 'ครัว', 'แคชเชียร์ ด่วน', 'สุดสัปดาห์', '777']

/** The requests of a member; each kind is measured separately. */
const questions = {
  list: () => '/v1/job-posts?state=published',
  search: () => `/v1/job-posts?${new URLSearchParams({ q: any(words) })}`,
  board: ({ boards }) => `/v1/job-posts/${any(boards)}/board`,
  stage: ({ boards }) => `/v1/job-posts/${any(boards)}/applications?stage=submitted`,
}

/** Lists, searches and boards of a company with 5,000 posts, among 100,000 posts and 1,000,000 applications. */
export async function bench() {
  const programs = await postgresPrograms()
  if (!programs) throw new PlainFailure('PostgreSQL is not installed')
  const postgres = await startPostgres(programs)
  const program = {
    file: 'bench/posts-service.ts',
    args: [posts, applications],
    env: { TEST_DATABASE_URL: postgres.url },
  }
  try {
    return await onService(program, async (service, tell) => {
      const asked = Object.entries(questions).map(([name, pathOf]) => [
        name,
        () => ({ path: pathOf(service), token: service.token }),
      ])
      return shortfallsOf(
        await figuresOf(service.address, tell, Object.fromEntries(asked), crowd),
        limits,
        crowd,
      )
    })
  } finally {
    await postgres.stop()
  }
}
