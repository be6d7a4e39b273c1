import { type InferType, object } from 'yup'
import { bankCodes, isAccountNumber } from './banks'
import { withoutGaps } from './digits'
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
  certificateNumber: text(50),
  certificateDate: certificateDate(),
  bank: choice(bankCodes),
  accountName: text(100),
  accountNumber: accountNumber(),
})
export type TaxRefundDraft = InferType<typeof taxRefundDraftSchema>

/** A refund that is sent to staff. `hasAccount`: a number is stored, and need not be typed again. */
export const taxRefundSchema = (hasAccount: boolean) =>
  object({
    certificateNumber: required(text(50)),
    certificateDate: required(certificateDate()),
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
