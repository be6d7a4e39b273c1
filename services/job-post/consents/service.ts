import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { countUses } from '@/services/shared/rate-limit/rate-limit'
import { type ConsentRecord, insertConsentRecord, listConsentRecords } from './repository'

type Consent = Omit<ConsentRecord, 'id' | 'createdAt'>

/** Decisions one browser may send: far more than a person makes, far less than a script would. */
const limitOfSubject = { max: 100, seconds: 3_600 }

/**
 * Decisions of strangers from one address. A script makes up as many browsers as it likes, and what it sends is kept for
 * years; a telephone company has many visitors behind one address. Who is refused is asked again later: a browser keeps
 * what it could not send.
 */
const limitsOfVisitor = {
  hour: { max: 120, seconds: 3_600 },
  day: { max: 400, seconds: 86_400 },
} as const

type Sender = { readonly subjectKey: string; readonly visitor: string; readonly uid: string | null }

/** Counts a decision to its browser, and to its account or, for who has none, to the visitor; 429 over a limit. */
export const countDecision = (db: Database, { subjectKey, visitor, uid }: Sender): Promise<void> =>
  countUses(db, [
    { key: `consents of ${subjectKey}`, limit: limitOfSubject },
    ...(uid === null
      ? [
          { key: `consents this hour from ${visitor}`, limit: limitsOfVisitor.hour },
          { key: `consents today from ${visitor}`, limit: limitsOfVisitor.day },
        ]
      : [{ key: `consents by ${uid}`, limit: limitOfSubject }]),
  ])

/** Keeps a decision as proof: who or which browser, the choices, the version of the policy, the time. */
export const recordConsent = (tx: Database, consent: Consent): Promise<ConsentRecord> =>
  insertConsentRecord(tx, { ...consent, id: uuidv7() })

/** The decisions the caller made while signed in. */
export const consentsOf = (db: Database, uid: string): Promise<ConsentRecord[]> => listConsentRecords(db, uid)
