import { expect, test } from '@jest/globals'
import { isNobodyWanted, seatsOf } from './seats'

const shift = (taken: number, places: number, hasBegun = false) => ({
  shiftId: `${taken}-${places}`,
  taken,
  places,
  hasBegun,
})
const hired = (count: number) => [{ stage: 'hired' as const, count, items: [], nextCursor: null }]

test('where everybody works every shift, each person is a place', () => {
  expect(seatsOf({ headcount: 5 }, { stages: hired(2), shifts: [] })).toEqual({ taken: 2, places: 5 })
})

test('where people choose shifts, the places of the shifts to come are added up', () => {
  const shifts = [shift(3, 3, true), shift(1, 5), shift(0, 3)]
  expect(seatsOf({ headcount: 5 }, { stages: hired(4), shifts })).toEqual({ taken: 1, places: 8 })
})

test('a place that was given back and needs nobody is none, as long as nobody has it', () => {
  const shifts = [
    { ...shift(0, 1), dismissed: 1 },
    { ...shift(2, 2), dismissed: 1 },
    { ...shift(1, 3), dismissed: 1 },
  ]
  expect(seatsOf({ headcount: 5 }, { stages: hired(3), shifts })).toEqual({ taken: 3, places: 4 })
})

test('a post without a number, or without a shift to come, has no places', () => {
  expect(seatsOf({ headcount: null }, { stages: hired(0), shifts: [] })).toBeNull()
  expect(seatsOf({ headcount: 5 }, { stages: hired(2), shifts: [shift(2, 5, true)] })).toBeNull()
})

const gone = [{ applicationId: 'gone' }]

test('where everybody works every shift, who is not replaced leaves no place', () => {
  expect(seatsOf({ headcount: 2 }, { stages: hired(1), shifts: [], dismissed: gone })).toEqual({
    taken: 1,
    places: 1,
  })
})

test('nobody is wanted where all that lacks is not to be replaced, while the post is open', () => {
  const post = { headcount: 1, state: 'published' } as const
  const none = { stages: hired(0), shifts: [] }
  expect(isNobodyWanted(post, { ...none, dismissed: gone })).toBe(true)
  expect(isNobodyWanted({ ...post, headcount: 2 }, { ...none, dismissed: gone })).toBe(false)
  expect(isNobodyWanted(post, { ...none, dismissed: [] })).toBe(false)
  expect(isNobodyWanted({ ...post, state: 'paused' }, { ...none, dismissed: gone })).toBe(false)
  const lacking = [1, 0].map((dismissed) => ({ ...shift(0, 1), dismissed }))
  expect(isNobodyWanted(post, { stages: hired(0), shifts: lacking, dismissed: gone })).toBe(false)
  expect(isNobodyWanted(post, { stages: hired(0), shifts: lacking.slice(0, 1), dismissed: gone })).toBe(true)
})
