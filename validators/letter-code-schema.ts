import { object } from 'yup'
import { required, text } from './fields'
import { letterCodeAlphabet, letterCodeLength, tidyLetterCode } from './letter-code'
import { violation } from './violation'

const shape = new RegExp(`^[${letterCodeAlphabet}]{${letterCodeLength}}$`)

/** The code of a letter, in any spacing and case. */
export const letterCodeSchema = object({
  code: required(
    text(60)
      .transform((value: unknown) => (typeof value === 'string' ? tidyLetterCode(value) : value))
      .matches(shape, { message: violation('letter_code'), excludeEmptyString: true }),
  ),
})
