/**
 * The kinds of employers: a juristic person that the company registry knows, a sole proprietor with a commercial registration
 * (ทะเบียนพาณิชย์), and an individual without one.
 */
export const companyKinds = ['juristic_person', 'sole_proprietor', 'individual'] as const
export type CompanyKind = (typeof companyKinds)[number]

/** Kinds whose number is a person's own, which is personal data. */
export const personalKinds = ['sole_proprietor', 'individual'] as const satisfies readonly CompanyKind[]
export type PersonalKind = (typeof personalKinds)[number]

export const isPersonalKind = (kind: CompanyKind): kind is PersonalKind =>
  (personalKinds as readonly CompanyKind[]).includes(kind)

/** True for the number of a person: those begin with 1 to 8 and numbers of juristic persons with 0 (Department of Provincial Administration). */
export const isPersonalNumber = (number: string): boolean => /^[1-8]/.test(number)

const shownDigits = 4

/** A company's number for its members: a person's own number shows its last four digits only. */
export const maskedNumber = (number: string): string =>
  isPersonalNumber(number) ? '•'.repeat(number.length - shownDigits) + number.slice(-shownDigits) : number
