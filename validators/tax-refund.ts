import { type InferType, object } from 'yup'
import { bankCodes, isAccountNumber } from './banks'
import { latinDigits, withoutGaps } from './digits'
import { choice, date, required, text } from './fields'
import { bangkokToday } from './rules'
import { fileIdPattern } from './upload-terms'
import { violation } from './violation'

/** The day of a certificate, which cannot be given before it comes. */
const certificateDate = () =>
  date().test({
    name: 'not_future',
    message: violation('not_future'),
    test: (value) => !value || value <= bangkokToday(),
  })

/** Whether a certificate is dated before the day on which its order was paid (YYYY-MM-DD in Thailand): nothing was withheld yet. */
export const isBeforePayment = (day: string, paidOn: string): boolean => day < paidOn

/** Book and number as they stand on the certificate; Thai digits are the same number. */
const certificateNumber = () =>
  text(50).transform((value: unknown) => (typeof value === 'string' ? latinDigits(value) : value))

const accountNumber = () =>
  text(40)
    .transform((value: unknown) => (typeof value === 'string' ? withoutGaps(value) : value))
    .test({
      name: 'bank_account',
      message: violation('bank_account'),
      test: (value) => !value || isAccountNumber(value),
    })

/** What is known so far of a refund of withheld tax; a blank account number leaves the stored one. */
export const taxRefundDraftSchema = object({
  certificateNumber: certificateNumber(),
  certificateDate: certificateDate(),
  bank: choice(bankCodes),
  accountName: text(100),
  accountNumber: accountNumber(),
})
export type TaxRefundDraft = InferType<typeof taxRefundDraftSchema>

/**
 * A refund that is sent to staff. `hasAccount`: a number is stored, and need not be typed again. `paidOn`: the day of the
 * payment in Thailand, YYYY-MM-DD.
 */
export const taxRefundSchema = (hasAccount: boolean, paidOn: string) =>
  object({
    certificateNumber: required(certificateNumber()),
    certificateDate: required(
      certificateDate().test({
        name: 'not_before_payment',
        message: violation('not_before_payment'),
        test: (value) => !value || !isBeforePayment(value, paidOn),
      }),
    ),
    bank: required(choice(bankCodes), 'required_select'),
    accountName: required(text(100)),
    accountNumber: hasAccount ? accountNumber() : required(accountNumber()),
  })

const storedName = new RegExp(`^${fileIdPattern}[.](jpg|png|webp|pdf)$`)

/** An uploaded certificate: what its owner calls the file, and where it was stored. */
export const taxCertificateSchema = object({
  name: required(text(200)),
  fileName: required(
    text(60).test({
      name: 'uploaded',
      message: violation('uploaded'),
      test: (value) => !value || storedName.test(value),
    }),
  ),
})
