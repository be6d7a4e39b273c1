import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { workerNotes } from '../../tables/worker-notes'

export const workerNoteRetention: RetentionRule = {
  table: workerNotes,
  age: workerNotes.createdAt,
  isPast: sql`${workerNotes.createdAt} < ${ago(retention.workerNote)}`,
}
