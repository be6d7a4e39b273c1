/** A length of time in a single unit, as it is told to people. */
export type Period = { readonly count: number; readonly unit: 'hour' | 'day' | 'month' | 'year' }

/**
 * How long data is kept that nobody deletes by hand: the services remove data by this table, and the privacy policy
 * states it. Four periods are repeated in migrations, in the triggers that prevent earlier deletion; tests compare
 * them.
 */
export const retention = {
  /** A file that got an upload permit and was never saved, or was removed from what it was saved with. */
  unusedUpload: { count: 24, unit: 'hour' },
  /** The file of a company's document, from the decision of staff; the decision itself is kept. */
  companyDocument: { count: 90, unit: 'day' },
  /** An intro video that staff do not show, from their decision. */
  rejectedIntroVideo: { count: 30, unit: 'day' },
  /** The stored answer of a creating operation, from its first request. */
  idempotentAnswer: { count: 48, unit: 'hour' },
  /** A mail that was sent or given up on, from when it was queued. */
  finishedMail: { count: 30, unit: 'day' },
  /** A link sent by mail, from its expiry; until its removal, a late click still learns why it fails. */
  expiredLink: { count: 30, unit: 'day' },
  /** A link by which a phone app opened the screens to buy credit, from its expiry. */
  topupLink: { count: 24, unit: 'hour' },
  /** What somebody wrote to a company they asked to join, from the end of the request. */
  joinRequest: { count: 90, unit: 'day' },
  /** What two companies said about one number, from the decision. */
  companyDispute: { count: 2, unit: 'year' },
  /** A notification, from when it was read. */
  readNotification: { count: 90, unit: 'day' },
  /** A notification that nobody read, from when it was told. */
  unreadNotification: { count: 1, unit: 'year' },
  /** A resume in the search, from when its worker used their account last. */
  unusedResumeShown: { count: 12, unit: 'month' },
  /** A resume with all that is in it, from when its worker used their account last. */
  unusedResume: { count: 24, unit: 'month' },
  /** How long before each of the two a worker is told at the latest. */
  unusedResumeNotice: { count: 30, unit: 'day' },
  /** Which company read a worker's resume, from that day. */
  resumeView: { count: 180, unit: 'day' },
  /** For which company somebody worked, from the last time they were hired there. */
  workplace: { count: 1, unit: 'year' },
  /** A deleted account, until it is removed for good: until then the person may change their mind. */
  deletedAccount: { count: 14, unit: 'day' },
  /** The record from which services erase a person whose account is gone: kept longer than any restorable backup. */
  departure: { count: 90, unit: 'day' },
  /** An export of all data about a person, from when it was ready. */
  dataExport: { count: 7, unit: 'day' },
  /** An application with its answers, notes and history, from the end of the post's last shift. */
  application: { count: 1, unit: 'year' },
  /** What members of a company wrote to each other about a worker, from when it was written. */
  workerNote: { count: 1, unit: 'year' },
  /** What a company and a worker wrote to each other, from the last message. */
  conversation: { count: 1, unit: 'year' },
  /** An interview, with what the company noted about it, from its last change; each step in the history of an application. */
  interview: { count: 1, unit: 'year' },
  /** What somebody reported of a conversation, from the decision of staff. */
  talkReport: { count: 2, unit: 'year' },
  /** Which company unlocked whose contact, from the end of the unlock. */
  unlock: { count: 1, unit: 'year' },
  /** Posts and branches of a company that closed. */
  closedCompany: { count: 2, unit: 'year' },
  /** An order with its payments, from the end of the accounting year (accounting and revenue laws: at least 5). */
  order: { count: 7, unit: 'year' },
  auditEvent: { count: 2, unit: 'year' },
  /**
   * Proof of a consent decision, from when it no longer applies: the next decision, or at once if it allowed nothing.
   */
  consentRecord: { count: 3, unit: 'year' },
} as const satisfies Record<string, Period>

/** A period as a PostgreSQL interval. */
export const intervalOf = ({ count, unit }: Period): string => `${count} ${unit}s`
