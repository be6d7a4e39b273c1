import { type InferType, object } from 'yup'
import { choice, date, required, text } from './fields'
import { bangkokToday } from './rules'
import { fileIdPattern } from './upload-terms'
import { violation } from './violation'

type DocumentKind = {
  /** A company cannot be reviewed without it. */
  readonly isRequired: boolean
  /** True where such papers end on a day. */
  readonly expires: boolean
}

/** The papers a company may send to be verified, in the order they are asked for. */
export const documentKinds = {
  company_certificate: { isRequired: true, expires: false },
  director_id_card: { isRequired: true, expires: true },
  vat_registration: { isRequired: false, expires: false },
  power_of_attorney: { isRequired: false, expires: true },
  other: { isRequired: false, expires: true },
} as const satisfies Record<string, DocumentKind>

export type CompanyDocumentKind = keyof typeof documentKinds
export const documentKindNames = Object.keys(documentKinds) as readonly CompanyDocumentKind[]

/** Kinds a company cannot be reviewed without. */
export const requiredDocumentKinds = documentKindNames.filter((kind) => documentKinds[kind].isRequired)

/** Files of one kind: a paper may have several pages photographed. */
export const maxDocumentsOfKind = 6

/** The day until which a document is valid, YYYY-MM-DD; one that is over already proves nothing. */
const expiresOn = () =>
  date().test({
    name: 'not_past',
    message: violation('not_past'),
    test: (value) => !value || value >= bangkokToday(),
  })

/** A name the permit of an upload gave. */
const storedName = new RegExp(`^${fileIdPattern}[.](jpg|png|webp|pdf)$`)

/** A document's file after it was uploaded: what it is, what its owner calls it, and where it was put. */
export const companyDocumentSchema = object({
  kind: required(choice(documentKindNames), 'required_select'),
  name: required(text(200)),
  fileName: required(
    text(60).test({
      name: 'uploaded',
      message: violation('uploaded'),
      test: (value) => !value || storedName.test(value),
    }),
  ),
  expiresOn: expiresOn(),
})
export type CompanyDocumentInput = InferType<typeof companyDocumentSchema>

/** What may be said about a document afterwards. */
export const documentValiditySchema = object({ expiresOn: expiresOn() })
