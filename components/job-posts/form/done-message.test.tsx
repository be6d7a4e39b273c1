import { expect, test } from '@jest/globals'
import type { JobPostState } from '@/lib/job-posts/job-post'
import { doneMessage } from './done-message'

const stored = (state: JobPostState, waitsForCredit = false, applyBy: string | null = null) => ({
  state,
  waitsForCredit,
  applyBy,
})

test.each([
  [null, stored('published'), 'published'],
  [null, stored('pending_review'), 'pending_review'],
  [null, stored('draft', true), 'waits_for_credit'],
  [stored('draft'), stored('published'), 'published'],
  [stored('rejected'), stored('pending_review'), 'pending_review'],
  [stored('published'), stored('published'), 'changed'],
  [stored('paused'), stored('paused'), 'changed'],
  [stored('filled'), stored('filled'), 'changed'],
  [stored('filled'), stored('published'), 'changed_published'],
  [stored('filled'), stored('published', false, '2020-01-01T00:00:00Z'), 'changed_past_deadline'],
  [stored('filled'), stored('published', false, '2099-01-01T00:00:00Z'), 'changed_published'],
  [stored('published'), stored('filled'), 'changed_filled'],
  [stored('paused'), stored('pending_review'), 'changed_pending_review'],
  // A colleague paused it before the person chose between both versions.
  [stored('published'), stored('paused'), 'changed'],
] as const)('%j stored as %j is said as %s', (before, after, message) => {
  expect(doneMessage(before, after)).toBe(message)
})
