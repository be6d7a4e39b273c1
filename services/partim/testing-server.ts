import process from 'node:process'
import { readSettings } from '@/lib/config/settings'
import { openDatabase } from '@/services/shared/database'
import { crashPoints } from '@/services/shared/testing/crash-points'
import { Everybody } from '@/services/shared/testing/everybody'
import { memoryMail } from '@/services/shared/testing/memory-mail'
import { memoryStorage } from '@/services/shared/testing/memory-storage'
import { buildApp } from './app'
import { clientsOfJobPost } from './clients-of-job-post'

/**
 * The service as a process for tests that end it: with its own routes, rules and database, the caller's tokens and the
 * job-post service at JOB_POST_API_URL, and no external systems. It is killed without warning at the point that
 * TEST_CRASH_FILE names: around each commit, each event it sends (`receive`) and each credit it takes (`debit`).
 */
const settings = readSettings('partim', process.env)
const database = await openDatabase({
  url: settings.DATABASE_URL,
  folder: settings.DATA_DIR,
  migrations: 'services/partim/migrations',
})
const points = crashPoints(process.env.TEST_CRASH_FILE ?? '')
points.aroundCommits(database.db)
const clients = clientsOfJobPost(settings)
const app = await buildApp({
  settings,
  database,
  identity: new Everybody(),
  mail: memoryMail().transport,
  storage: memoryStorage(),
  ...clients,
  jobPost: points.aroundCalls(clients.jobPost, ['receive']),
  credits: points.aroundCalls(clients.credits, ['debit']),
})
await app.listen({ host: '127.0.0.1', port: Number(settings.PORT) })
