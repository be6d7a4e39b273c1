import { describe, expect, test } from '@jest/globals'
import {
  eventsWithReason,
  isOpenForDocuments,
  nextState,
  opsEventsFrom,
  type Verification,
  type VerificationEvent,
  verificationEvents,
  verifications,
  type Who,
} from './verification'

/** Written out by hand: every allowed transition. Anything else must be refused. */
const allowed = new Map<string, Verification>([
  ['system match unverified', 'registry_matched'],
  ['member submit unverified', 'documents_submitted'],
  ['member submit registry_matched', 'documents_submitted'],
  ['member submit needs_more_documents', 'documents_submitted'],
  ['member submit rejected', 'documents_submitted'],
  ['ops begin_review documents_submitted', 'under_review'],
  ['ops approve under_review', 'verified'],
  ['ops ask_for_more under_review', 'needs_more_documents'],
  ['ops ask_for_more verified', 'needs_more_documents'],
  ['ops reject under_review', 'rejected'],
  ['ops suspend unverified', 'suspended'],
  ['ops suspend registry_matched', 'suspended'],
  ['ops suspend documents_submitted', 'suspended'],
  ['ops suspend under_review', 'suspended'],
  ['ops suspend verified', 'suspended'],
  ['ops suspend needs_more_documents', 'suspended'],
  ['ops suspend rejected', 'suspended'],
  ['ops lose_number unverified', 'rejected'],
  ['ops lose_number registry_matched', 'rejected'],
  ['ops lose_number documents_submitted', 'rejected'],
  ['ops lose_number under_review', 'rejected'],
  ['ops lose_number verified', 'rejected'],
  ['ops lose_number needs_more_documents', 'rejected'],
  ['ops lose_number suspended', 'suspended'],
  ['ops reinstate suspended', 'under_review'],
])

const everybody: readonly Who[] = ['member', 'ops', 'system']
const steps = everybody.flatMap((who) =>
  verificationEvents.flatMap((event) => verifications.map((from) => [who, event, from] as const)),
)

describe.each(everybody)('%s', (actor) => {
  const own = steps.filter(([who]) => who === actor)
  test.each(own)('%s %s from %s', (who: Who, event: VerificationEvent, from: Verification) => {
    expect(nextState(from, event, who)).toBe(allowed.get(`${who} ${event} ${from}`) ?? null)
  })
})

test('the table above names steps that exist', () => {
  const known = new Set(steps.map((step) => step.join(' ')))
  expect([...allowed.keys()].filter((step) => !known.has(step))).toEqual([])
})

test('every state but the first is reached, and none is a dead end', () => {
  const reached = new Set(allowed.values())
  expect(verifications.filter((state) => !reached.has(state))).toEqual(['unverified'])
  const left = new Set([...allowed.keys()].map((step) => step.split(' ')[2]))
  expect(verifications.filter((state) => !left.has(state))).toEqual([])
})

test('what staff are offered', () => {
  expect(opsEventsFrom('under_review')).toEqual(['approve', 'ask_for_more', 'reject', 'suspend'])
  expect(opsEventsFrom('documents_submitted')).toEqual(['begin_review', 'suspend'])
  expect(opsEventsFrom('suspended')).toEqual(['reinstate'])
})

test('whatever takes something from a company is owed a reason', () => {
  expect(eventsWithReason).toEqual(['ask_for_more', 'reject', 'suspend'])
})

test('documents are open for change exactly while they may be submitted', () => {
  expect(verifications.filter(isOpenForDocuments)).toEqual([
    'unverified',
    'registry_matched',
    'needs_more_documents',
    'rejected',
  ])
})
