import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getTableName, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { actionTokens } from '@/services/shared/accounts/table'
import { recordAudit } from '@/services/shared/audit/audit'
import { auditEvents } from '@/services/shared/audit/table'
import type { OpenDatabase } from '@/services/shared/database'
import { idempotencyKeys } from '@/services/shared/idempotency/table'
import { jobs } from '@/services/shared/jobs/table'
import { rateLimits } from '@/services/shared/rate-limit/table'
import { ago, type RetentionRule, removePast, sharedRetention } from '@/services/shared/retention/past'
import { testDatabase } from '@/services/shared/testing/test-database'
import { type Period, retention } from '@/validators/retention'
import { interviewStepRetention } from './hiring/applications/retention'
import { consentRetention } from './platform/consents/retention'
import type { ConsentDecision } from './shapes/consent'
import { consentRecords } from './tables/consents'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/job-post/migrations')
})
afterAll(() => database.close())

const running = new AbortController().signal
const ruleOf = (table: RetentionRule['table']) => {
  const rule = [...sharedRetention, consentRetention].find((candidate) => candidate.table === table)
  if (!rule) throw new Error(`no rule for ${getTableName(table)}`)
  return rule
}
const sweep = (table: RetentionRule['table']) => removePast(database.db, ruleOf(table), running)
const rowsOf = async (table: RetentionRule['table']) => database.db.select().from(table)

const minute = sql`interval '1 minute'`
/** Two times: one minute younger and one minute older than a period. */
const around = (period: Period) => [sql`${ago(period)} + ${minute}`, sql`${ago(period)} - ${minute}`] as const

test('the stored answers of creating operations go after 48 hours', async () => {
  const [young, old] = around(retention.idempotentAnswer)
  const row = (key: string, createdAt: typeof young) => ({
    uid: 'a',
    operation: 'POST /',
    key,
    bodyHash: '',
    createdAt,
  })
  await database.db.insert(idempotencyKeys).values([row('young', young), row('old', old)])
  expect(await sweep(idempotencyKeys)).toBe(1)
  expect(await rowsOf(idempotencyKeys)).toMatchObject([{ key: 'young' }])
})

test('windows of rate limits go when they are over', async () => {
  const row = (key: string, windowEnds: ReturnType<typeof sql>) => ({ key, used: 1, windowEnds })
  await database.db
    .insert(rateLimits)
    .values([row('open', sql`now() + ${minute}`), row('over', sql`now() - ${minute}`)])
  expect(await sweep(rateLimits)).toBe(1)
  expect(await rowsOf(rateLimits)).toMatchObject([{ key: 'open' }])
})

test('finished jobs go after 30 days; open ones stay, and dead ones of a subject, which staff still have to mend', async () => {
  const [young, old] = around(retention.finishedMail)
  const row = (
    state: 'pending' | 'done' | 'dropped' | 'dead',
    createdAt: typeof young,
    subject: string | null = null,
  ) => ({ id: uuidv7(), kind: 'hello', payload: {}, state, createdAt, subject })
  await database.db
    .insert(jobs)
    .values([
      row('done', young),
      row('pending', old),
      row('done', old),
      row('dropped', old),
      row('dead', old),
      row('dead', old, 'unlock 1'),
      row('done', old, 'unlock 2'),
    ])
  expect(await sweep(jobs)).toBe(4)
  const left = await database.db.select({ state: jobs.state }).from(jobs)
  expect(left.map(({ state }) => state).sort()).toEqual(['dead', 'done', 'pending'])
})

test('links go 30 days after they expired', async () => {
  const [young, old] = around(retention.expiredLink)
  const row = (hash: string, expiresAt: typeof young) => ({
    hash,
    uid: 'a',
    purpose: 'verify_email' as const,
    email: 'a@example.com',
    expiresAt,
  })
  await database.db.insert(actionTokens).values([row('young', young), row('old', old)])
  expect(await sweep(actionTokens)).toBe(1)
  expect(await rowsOf(actionTokens)).toMatchObject([{ hash: 'young' }])
})

describe('audit events', () => {
  const event = (subjectId: string) => ({
    actorUid: 'a',
    action: 'branch.created',
    subjectType: 'branch',
    subjectId,
  })
  const stored = async () =>
    (await database.db.select().from(auditEvents)).map(({ subjectId }) => subjectId).sort()

  test('go after two years; the trigger lets nothing younger go, and nothing be changed', async () => {
    const [young, old] = around(retention.auditEvent)
    await recordAudit(database.db, event('now'))
    const aged = [
      { ...event('young'), id: uuidv7(), at: young },
      { ...event('old'), id: uuidv7(), at: old },
    ]
    await database.db.insert(auditEvents).values(aged)
    for (const subjectId of ['now', 'young']) {
      const deletion = database.db.delete(auditEvents).where(sql`subject_id = ${subjectId}`)
      await expect(deletion).rejects.toMatchObject({ cause: { message: 'audit events are append-only' } })
    }
    const edit = database.db.update(auditEvents).set({ actorUid: 'b' }).where(sql`subject_id = 'old'`)
    await expect(edit).rejects.toMatchObject({ cause: { message: 'audit events are append-only' } })
    expect(await sweep(auditEvents)).toBe(1)
    expect(await stored()).toEqual(['now', 'young'])
  })

  test('of interviews go after one year, with nothing else of that age; until then they stay as they are', async () => {
    const [young, old] = around(retention.interview)
    const [thisYear, before, moved, ofPartim] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
    const step = (subjectId: string, at: typeof young, subjectType = 'application_interview') => ({
      actorUid: 'a',
      companyId: uuidv7(),
      action: `${subjectType}.accepted`,
      subjectType,
      subjectId,
      after: { what: 'accepted', who: 'worker', when: 'พรุ่งนี้' },
      id: uuidv7(),
      at,
    })
    await database.db
      .insert(auditEvents)
      .values([
        step(thisYear, young),
        step(before, old),
        step(moved, old, 'application'),
        step(ofPartim, old, 'interview'),
      ])
    const refused = { cause: { message: 'audit events are append-only' } }
    for (const subjectId of [thisYear, moved, ofPartim]) {
      const deletion = database.db.delete(auditEvents).where(sql`subject_id = ${subjectId}`)
      await expect(deletion).rejects.toMatchObject(refused)
    }
    for (const change of [
      { actorUid: 'b' },
      { after: null },
      { subjectType: 'application' },
      { at: young },
    ]) {
      const edit = database.db.update(auditEvents).set(change)
      await expect(edit.where(sql`subject_id in (${before}, ${thisYear})`)).rejects.toMatchObject(refused)
    }
    const become = database.db.update(auditEvents).set({ subjectType: 'application_interview' })
    await expect(become.where(sql`subject_id = ${moved}`)).rejects.toMatchObject(refused)
    expect(await removePast(database.db, interviewStepRetention, running)).toBe(1)
    expect(await stored()).toEqual([thisYear, moved, ofPartim, 'now', 'young'].sort())
  })
})

describe('proofs of consent', () => {
  const all = { SNC: true, FC: true, AnPC: true, AC: true }
  const none = { SNC: false, FC: false, AnPC: false, AC: false }
  const [young, old] = around(retention.consentRecord)
  const older = sql`${old} - interval '1 year'`
  const record = (subjectKey: string, decision: ConsentDecision, createdAt: typeof young, choices = all) => ({
    id: uuidv7(),
    subjectKey,
    decision,
    choices,
    policyVersion: '2026-11-20',
    decidedAt: createdAt,
    createdAt,
  })
  const [kept, replaced, late, refused] = Array.from({ length: 4 }, () => crypto.randomUUID()) as [
    string,
    string,
    string,
    string,
  ]

  test('stay while the consent counts and three years more, and the trigger keeps them that long', async () => {
    await database.db.insert(consentRecords).values([
      // Still counts, however long ago it was given.
      record(kept, 'accept_all', older),
      // The first ended when the second replaced it, over three years ago; the second counts.
      record(replaced, 'accept_all', older),
      record(replaced, 'toggle', old, { ...none, FC: true }),
      // Ended less than three years ago.
      record(late, 'accept_all', older),
      record(late, 'reject_all', young, none),
      // Allowed nothing, three years ago.
      record(refused, 'reject_all', old, { ...none, SNC: true }),
    ])
    const deletion = database.db.delete(consentRecords).where(sql`subject_key = ${late}`)
    await expect(deletion).rejects.toMatchObject({ cause: { message: 'consent records are append-only' } })
    expect(await sweep(consentRecords)).toBe(2)
    const left = await database.db.select().from(consentRecords)
    expect(left.map(({ subjectKey, decision }) => [subjectKey, decision]).sort()).toEqual(
      [
        [kept, 'accept_all'],
        [replaced, 'toggle'],
        [late, 'accept_all'],
        [late, 'reject_all'],
      ].sort(),
    )
  })
})

describe('removing', () => {
  const fill = (count: number) =>
    database.db.execute(
      sql`insert into rate_limits (key, used, window_ends)
          select 'window ' || n, 1, now() - interval '1 hour' from generate_series(1, ${count}) n`,
    )

  test('takes batch after batch, from several instances at once, each row once', async () => {
    await fill(4_500)
    const removed = await Promise.all(Array.from({ length: 3 }, () => sweep(rateLimits)))
    expect(removed.reduce((sum, count) => sum + count, 0)).toBe(4_500)
  })

  test('removes nothing once the service stops', async () => {
    await fill(1)
    expect(await removePast(database.db, ruleOf(rateLimits), AbortSignal.abort())).toBe(0)
    expect(await sweep(rateLimits)).toBe(1)
  })
})
