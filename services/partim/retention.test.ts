import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import type { OpenDatabase } from '@/services/shared/database'
import { ago, removePast, sharedRetention } from '@/services/shared/retention/past'
import { testDatabase } from '@/services/shared/testing/test-database'
import { retention } from '@/validators/retention'
import { interviewStepRetention } from './interviews/interviews/retention'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/partim/migrations')
})
afterAll(() => database.close())

const refused = { cause: { message: 'audit_events is append-only' } }

test('audit events go after two years; the trigger lets nothing younger go, and nothing be changed', async () => {
  const { db } = database
  const event = (subjectId: string, minutes: number) => ({
    id: uuidv7(),
    actorUid: 'a',
    action: 'resume.changed',
    subjectType: 'resume',
    subjectId,
    at: sql`${ago(retention.auditEvent)} + make_interval(mins => ${minutes})`,
  })
  await db.insert(auditEvents).values([event('young', 1), event('old', -1)])
  await expect(db.delete(auditEvents).where(sql`subject_id = 'young'`)).rejects.toMatchObject(refused)
  await expect(db.update(auditEvents).set({ actorUid: 'b' })).rejects.toMatchObject(refused)
  await expect(db.execute(sql`truncate audit_events`)).rejects.toMatchObject(refused)
  for (const rule of sharedRetention) await removePast(db, rule, new AbortController().signal)
  expect(await db.select({ subjectId: auditEvents.subjectId }).from(auditEvents)).toEqual([
    { subjectId: 'young' },
  ])
})

test('what happened to interviews goes with them, a year later; nothing else does', async () => {
  const { db } = database
  const event = (subjectType: string, subjectId: string, minutes: number) => ({
    id: uuidv7(),
    actorUid: 'a',
    action: `${subjectType}.accept`,
    subjectType,
    subjectId,
    at: sql`${ago(retention.interview)} + make_interval(mins => ${minutes})`,
  })
  await db
    .insert(auditEvents)
    .values([
      event('interview', 'late', 1),
      event('interview', 'early', -1),
      event('conversation', 'talk', -1),
    ])
  await expect(db.delete(auditEvents).where(sql`subject_id = 'late'`)).rejects.toMatchObject(refused)
  await expect(db.delete(auditEvents).where(sql`subject_id = 'talk'`)).rejects.toMatchObject(refused)
  expect(await removePast(db, interviewStepRetention, new AbortController().signal)).toBe(1)
  const left = (await db.select({ subjectId: auditEvents.subjectId }).from(auditEvents)).map(
    ({ subjectId }) => subjectId,
  )
  expect(['late', 'early', 'talk'].filter((id) => left.includes(id))).toEqual(['late', 'talk'])
})
