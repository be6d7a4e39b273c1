import { object } from 'yup'
import { ageOn } from './age'
import { date, required } from './fields'
import { bangkokToday } from './rules'
import { violation } from './violation'

/** Nobody is older, so a day before it was mistyped. */
const oldestAge = 110

/** A day in the past, YYYY-MM-DD, that a living person can be born on. */
export const bornOn = () =>
  date().test('born', violation('date'), (day) => {
    const age = day ? ageOn(bangkokToday(), day) : 0
    return age >= 0 && age <= oldestAge
  })

/** When somebody was born. */
export const birthDateSchema = object({ birthDate: required(bornOn()) })
