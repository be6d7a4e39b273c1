import { expect, jest, test } from '@jest/globals'
import type * as Favourites from '@/lib/favourites/data'
import type { ManagedPost } from './managed-post'

const nothing = () => null
const neverAnswered = () => new Promise<never>(() => {})
const listFavouriteMarks = jest.fn<typeof Favourites.listFavouriteMarks>(neverAnswered)
jest.unstable_mockModule('@/lib/favourites/data', () => ({ listFavouriteMarks }))
jest.unstable_mockModule('@/lib/interviews/data', () => ({ listInterviews: neverAnswered }))
jest.unstable_mockModule('@/lib/branches/data', () => ({ getBranch: neverAnswered }))
jest.unstable_mockModule('@/lib/applications/data', () => ({ getBoard: async () => null }))
jest.unstable_mockModule('./application-section', () => ({ ApplicationSection: nothing }))
jest.unstable_mockModule('./matches-section', () => ({ MatchesSection: nothing }))
jest.unstable_mockModule('./marks', () => ({ Marked: nothing }))
const { ApplicantsPart } = await import('./applicants-part')

test('a board waits for the favourites beside the interviews, not after them', () => {
  void ApplicantsPart({ post: { id: 'post', branchId: null }, can: { keepFavourites: true } } as ManagedPost)
  expect(listFavouriteMarks).toHaveBeenCalled()
})
