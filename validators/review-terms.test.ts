import { describe, expect, test } from '@jest/globals'
import { reviewDeadline } from './review-terms'

const at = (written: string) => new Date(`2026-11-${written}:00+07:00`)
const deadline = (since: string, startsAt: string) => reviewDeadline(at(since), at(startsAt))

describe('when staff decide about a held post', () => {
  test.each([
    ['of tomorrow, two hours later', '24T10:15', '25T09:00', '24T12:15'],
    ['of today, two hours later', '24T10:15', '24T18:00', '24T12:15'],
    ['of tomorrow night, two hours later', '24T10:15', '25T23:59', '24T12:15'],
    ['of tomorrow, sent late, what is left the next morning', '24T19:30', '25T22:00', '25T09:30'],
    ['of tomorrow, sent at night, two hours after staff begin', '24T23:40', '25T22:00', '25T10:00'],
    ['of today, sent before staff begin', '25T05:00', '25T22:00', '25T10:00'],
    ['sent just as staff leave, the next morning', '24T20:00', '25T22:00', '25T10:00'],
    ['of the day after tomorrow, by the end of the next day', '24T10:15', '26T00:00', '25T20:00'],
    ['of next week, by the end of the next day', '24T00:05', '30T09:00', '25T20:00'],
    ['whose work has begun, like one of today', '24T10:15', '20T09:00', '24T12:15'],
  ])('%s', (_what, since, startsAt, by) => {
    expect(deadline(since, startsAt)).toEqual(at(by))
  })

  test('is not known without a shift', () => {
    expect(reviewDeadline(at('24T10:15'), null)).toBeNull()
  })
})
