/** A tax invoice, which is the receipt as well, and what reduces it after a refund. */
export const taxDocumentKinds = ['invoice', 'credit_note'] as const
export type TaxDocumentKind = (typeof taxDocumentKinds)[number]
