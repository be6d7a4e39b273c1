import { object } from 'yup'
import { isWorkingAge, workingAges } from './age'
import { date, required } from './fields'
import { bangkokToday, isDate } from './rules'
import { violation } from './violation'

/** A day that somebody who works can be born on, as people write it. */
export const bornOn = () =>
  date('birth').test(
    'born',
    violation('birth_age', workingAges),
    (day) => !day || !isDate(day) || isWorkingAge(bangkokToday(), day),
  )

/** When somebody was born. */
export const birthDateSchema = object({ birthDate: required(bornOn()) })
