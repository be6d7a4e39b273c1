import { expect, jest, test } from '@jest/globals'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { Interview } from '@/lib/interviews/interview'
import { sampleInterview } from '@/lib/interviews/sample-interview'

const nothing = {
  rejected: [],
  waitingForCredit: [],
  drafts: [],
  endingSoon: [],
  hasCreditForPost: false,
  applicants: [],
  understaffed: [],
  joinRequests: 0,
  answerBy: null,
  expiringCredits: null,
}
const listInterviews = jest.fn<(branchId: string | undefined) => Promise<readonly Interview[]>>()
jest.unstable_mockModule('@/lib/applications/data', () => ({ getActionItems: async () => nothing }))
jest.unstable_mockModule('@/lib/interviews/data', () => ({ listInterviewsOfBranch: listInterviews }))
const { findActionItems } = await import('./find-action-items')

type Member = Parameters<typeof findActionItems>[0]
const may = (...can: Member['can']) => ({ can }) as Member
const asked: Interview = {
  ...sampleInterview,
  id: 'asked',
  state: 'reschedule_requested',
  asked: { at: '2026-11-29T04:00:00.000Z', reason: '' },
  can: ['accept', 'propose', 'cancel'],
}

test('are the interviews for which somebody asked for another time, and none that wait for them', async () => {
  listInterviews.mockResolvedValue([sampleInterview, asked])
  expect(await findActionItems(may('applications.decide'), 'branch')).toMatchObject([
    { kind: 'interview', id: 'asked', due: new Date(asked.expiresAt ?? '') },
  ])
  expect(listInterviews).toHaveBeenCalledWith('branch')
  expect(await findActionItems(may('billing.view'), undefined)).toEqual([])
})

test('are the others alone where interviews cannot be read', async () => {
  listInterviews.mockRejectedValue(new ProblemError(localProblem('unavailable')))
  expect(await findActionItems(may('applications.decide'), undefined)).toEqual([])
})
