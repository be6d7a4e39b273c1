/** A length of time in a single unit, as it is told to people. */
export type Period = { readonly count: number; readonly unit: 'hour' | 'day' | 'year' }

/**
 * How long data is kept that nobody deletes by hand: the services remove data by this table, and the privacy policy
 * states it. Two periods are repeated in migrations, in the triggers that prevent earlier deletion; a test compares
 * them.
 */
export const retention = {
  /** A file that got an upload permit and was never saved, or was removed from what it was saved with. */
  unusedUpload: { count: 24, unit: 'hour' },
  /** The file of a company's document, from the decision of staff; the decision itself is kept. */
  companyDocument: { count: 90, unit: 'day' },
  /** The stored answer of a creating operation, from its first request. */
  idempotentAnswer: { count: 48, unit: 'hour' },
  /** A mail that was sent or given up on, from when it was queued. */
  finishedMail: { count: 30, unit: 'day' },
  /** A link sent by mail, from its expiry; until its removal, a late click still learns why it fails. */
  expiredLink: { count: 30, unit: 'day' },
  /** What somebody wrote to a company they asked to join, from the end of the request. */
  joinRequest: { count: 90, unit: 'day' },
  /** What two companies said about one number, from the decision. */
  companyDispute: { count: 2, unit: 'year' },
  /** A notification, from when it was read. */
  readNotification: { count: 90, unit: 'day' },
  /** A deleted account, until it is removed for good: until then the person may change their mind. */
  deletedAccount: { count: 14, unit: 'day' },
  /** The record from which services erase a person whose account is gone: kept longer than any restorable backup. */
  departure: { count: 90, unit: 'day' },
  /** An export of all data about a person, from when it was ready. */
  dataExport: { count: 7, unit: 'day' },
  /** An application with its answers, notes and history, from the end of the post's last shift. */
  application: { count: 1, unit: 'year' },
  /** Posts and branches of a company that closed. */
  closedCompany: { count: 2, unit: 'year' },
  auditEvent: { count: 2, unit: 'year' },
  /**
   * Proof of a consent decision, from when it no longer applies: the next decision, or at once if it allowed nothing.
   */
  consentRecord: { count: 3, unit: 'year' },
} as const satisfies Record<string, Period>

/** A period as a PostgreSQL interval. */
export const intervalOf = ({ count, unit }: Period): string => `${count} ${unit}s`
