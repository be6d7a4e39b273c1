/** A length of time in one unit, as people are told it. */
export type Period = { readonly count: number; readonly unit: 'hour' | 'day' | 'year' }

/**
 * How long things are kept that nobody deletes by hand: the services remove them by it, and the privacy policy states
 * it. Two periods stand in migrations as well, in the triggers that let nothing younger go; a test compares them.
 */
export const retention = {
  /** A file that was permitted and never saved, or taken out of what it was saved with. */
  unusedUpload: { count: 24, unit: 'hour' },
  /** The file of a company's document, from when staff decided about it; what was decided stays. */
  companyDocument: { count: 90, unit: 'day' },
  /** The stored answer of a creating operation, from when it was first asked. */
  idempotentAnswer: { count: 48, unit: 'hour' },
  /** A mail that was sent or given up, from when it was promised. */
  finishedMail: { count: 30, unit: 'day' },
  /** A link sent by mail, from when it expired; until then a late click still learns why it fails. */
  expiredLink: { count: 30, unit: 'day' },
  /** What somebody wrote to a company they asked to join, from when that was answered or over. */
  joinRequest: { count: 90, unit: 'day' },
  /** What two companies said about one number, from when that was decided. */
  companyDispute: { count: 2, unit: 'year' },
  /** A notification, from when it was read. */
  readNotification: { count: 90, unit: 'day' },
  /** An account somebody gave up, until it goes for good: so long they may change their mind. */
  deletedAccount: { count: 14, unit: 'day' },
  /** That an account is gone, for all services to forget its person: longer than any of them may be restored from. */
  departure: { count: 90, unit: 'day' },
  /** A copy of everything kept about somebody, from when it was ready. */
  dataExport: { count: 7, unit: 'day' },
  /** An application with its answers, notes and history, from the end of the post's last shift. */
  application: { count: 1, unit: 'year' },
  /** Posts and branches of a company that closed. */
  closedCompany: { count: 2, unit: 'year' },
  auditEvent: { count: 2, unit: 'year' },
  /** Proof of a decision, from when it no longer counts: at the next one, or at once where it allowed nothing. */
  consentRecord: { count: 3, unit: 'year' },
} as const satisfies Record<string, Period>

/** A period as PostgreSQL reads an interval. */
export const intervalOf = ({ count, unit }: Period): string => `${count} ${unit}s`
