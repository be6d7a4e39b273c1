import { object } from 'yup'
import { ageOn } from './age'
import { date, required } from './fields'
import { bangkokToday } from './rules'
import { violation } from './violation'

/** Nobody is older, so a day before it was mistyped. */
const oldestAge = 110

/** When somebody was born: YYYY-MM-DD, a day in the past that a living person can be born on. */
export const birthDateSchema = object({
  birthDate: required(date()).test('born', violation('date'), (day) => {
    const age = day ? ageOn(bangkokToday(), day) : 0
    return age >= 0 && age <= oldestAge
  }),
})
