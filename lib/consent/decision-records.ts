import { documentVersions } from '@/validators/document-versions'
import type { Preference } from './preference'
import { type KeyStorage, pendingKey } from './storage'

export type Decision = 'accept_all' | 'reject_all' | 'toggle' | 'reset'

/** A decision on its way to the server, which keeps it as proof; `id` makes sending it twice harmless. */
export type DecisionRecord = {
  readonly id: string
  readonly decision: Decision
  readonly choices: Preference
  readonly policyVersion: string
  readonly decidedAt: string
}

/** Most decisions that wait for the server; the oldest are dropped. */
const mostPending = 50

/** Decisions the server has not confirmed, oldest first. */
export function pendingRecords(storage: KeyStorage): readonly DecisionRecord[] {
  try {
    const records: unknown = JSON.parse(storage.getItem(pendingKey) ?? '[]')
    return Array.isArray(records) ? records.filter((record) => typeof record?.id === 'string') : []
  } catch {
    return []
  }
}

export function keepPending(storage: KeyStorage, records: readonly DecisionRecord[]): void {
  if (records.length > 0) storage.setItem(pendingKey, JSON.stringify(records.slice(-mostPending)))
  else storage.removeItem(pendingKey)
}

/** Adds a decision to the queue; it is stored before the page can be left. */
export function queueDecision(storage: KeyStorage, decision: Decision, choices: Preference): void {
  const record: DecisionRecord = {
    id: crypto.randomUUID(),
    decision,
    choices,
    policyVersion: documentVersions.cookiePolicy,
    decidedAt: new Date().toISOString(),
  }
  keepPending(storage, [...pendingRecords(storage), record])
}
