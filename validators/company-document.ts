import { type InferType, object } from 'yup'
import type { CompanyKind } from './company-kind'
import { choice, dateWithin, required, text } from './fields'
import { bangkokToday } from './rules'
import { fileIdPattern } from './upload-terms'
import { violation } from './violation'

type DocumentKind = {
  /** Whose documents they are, and of whom no review begins without them. */
  readonly of: Readonly<Partial<Record<CompanyKind, 'required' | 'optional'>>>
  /** True where such documents have an expiry date. */
  readonly expires: boolean
}

/** The documents an employer may send for verification, in the order they are asked for. */
export const documentKinds = {
  company_certificate: { of: { juristic_person: 'required' }, expires: false },
  director_id_card: { of: { juristic_person: 'required' }, expires: true },
  commercial_registration: { of: { sole_proprietor: 'required' }, expires: false },
  owner_id_card: { of: { sole_proprietor: 'required', individual: 'required' }, expires: true },
  business_proof: { of: { individual: 'optional' }, expires: true },
  vat_registration: { of: { juristic_person: 'optional', sole_proprietor: 'optional' }, expires: false },
  power_of_attorney: { of: { juristic_person: 'optional', sole_proprietor: 'optional' }, expires: true },
  other: {
    of: { juristic_person: 'optional', sole_proprietor: 'optional', individual: 'optional' },
    expires: true,
  },
} as const satisfies Record<string, DocumentKind>

export type CompanyDocumentKind = keyof typeof documentKinds
export const documentKindNames = Object.keys(documentKinds) as readonly CompanyDocumentKind[]

const needOf = (kind: CompanyDocumentKind, of: CompanyKind) =>
  (documentKinds[kind].of as DocumentKind['of'])[of]

/** The kinds of documents that an employer of a kind may send. */
export const documentKindsOf = (of: CompanyKind): CompanyDocumentKind[] =>
  documentKindNames.filter((kind) => needOf(kind, of) !== undefined)

/** The kinds without which an employer of a kind cannot be reviewed. */
export const requiredDocumentKindsOf = (of: CompanyKind): CompanyDocumentKind[] =>
  documentKindNames.filter((kind) => needOf(kind, of) === 'required')

/** Maximum files of one kind: a document may be photographed page by page. */
export const maxDocumentsOfKind = 6

/** No document is valid for longer. */
export const documentYears = 15

/** The last day a document is valid, YYYY-MM-DD; an expired document proves nothing. */
const expiresOn = () =>
  dateWithin(documentYears).test({
    name: 'not_past',
    message: violation('not_past'),
    test: (value) => !value || value >= bangkokToday(),
  })

/** A file name as an upload permit issues it. */
const storedName = new RegExp(`^${fileIdPattern}[.](jpg|png|webp|pdf)$`)

/** An uploaded document file: its kind, what its owner calls it, and where it is stored. */
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

/** What can be changed about a document after it was saved. */
export const documentValiditySchema = object({ expiresOn: expiresOn() })
