import { expect, jest, test } from '@jest/globals'
import type { Me } from '@/lib/accounts/me'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Members from '@/lib/members/data'

const listMembers = jest.fn<typeof Members.listMembers>()
jest.unstable_mockModule('@/lib/members/data', () => ({ listMembers }))
const { isLastMember } = await import('./last-member')

const as = (member: object | null) => ({ kind: 'employer', member }) as unknown as Me
const team = (count: number) =>
  listMembers.mockResolvedValueOnce({
    items: Array.from({ length: count }, () => ({})),
    nextCursor: null,
  } as unknown as Awaited<ReturnType<typeof Members.listMembers>>)

test.each([
  [1, 'yes'],
  [2, 'no'],
])('an owner among %i members is the last: %s', async (count, isLast) => {
  team(count)
  expect(await isLastMember(as({ role: 'owner' }))).toBe(isLast)
})

test('an owner may be the last where the members cannot be loaded', async () => {
  listMembers.mockRejectedValueOnce(new ProblemError(localProblem('unavailable')))
  expect(await isLastMember(as({ role: 'owner' }))).toBe('perhaps')
})

test('nobody else is, and their members are not asked for', async () => {
  listMembers.mockClear()
  for (const me of [as({ role: 'admin' }), as(null), { kind: 'worker' } as unknown as Me]) {
    expect(await isLastMember(me)).toBe('no')
  }
  expect(listMembers).not.toHaveBeenCalled()
})
