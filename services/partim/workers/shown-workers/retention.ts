import { sql } from 'drizzle-orm'
import type { RetentionRule } from '@/services/shared/retention/past'
import { shownWorkers } from '../../tables/shown-workers'
import { spentBudgets } from '../../tables/spent-budgets'

export const shownWorkersRetention: RetentionRule = {
  table: shownWorkers,
  age: shownWorkers.day,
  isPast: sql`${shownWorkers.day} < (now() at time zone 'Asia/Bangkok')::date`,
}

/** For staff, who compare the days of a month. */
export const spentBudgetsRetention: RetentionRule = {
  table: spentBudgets,
  age: spentBudgets.day,
  isPast: sql`${spentBudgets.day} < (now() at time zone 'Asia/Bangkok')::date - 30`,
}
