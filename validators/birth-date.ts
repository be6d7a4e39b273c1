import { object } from 'yup'
import { isWorkingAge, workingAges } from './age'
import { date, required } from './fields'
import { bangkokToday, isDate } from './rules'
import { violation } from './violation'

/** A day, YYYY-MM-DD, that somebody who works can be born on. */
export const bornOn = () =>
  date().test(
    'born',
    violation('birth_age', workingAges),
    (day) => !day || !isDate(day) || isWorkingAge(bangkokToday(), day),
  )

/** When somebody was born. */
export const birthDateSchema = object({ birthDate: required(bornOn()) })
