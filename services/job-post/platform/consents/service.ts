import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { countUses } from '@/services/shared/rate-limit/rate-limit'
import { type ConsentRecord, insertConsentRecord, listConsentRecords } from './repository'

type Consent = Omit<ConsentRecord, 'id' | 'createdAt'>

/** How many decisions one browser may send: far more than a person makes, far fewer than a script would. */
const limitOfSubject = { max: 100, seconds: 3_600 }

/**
 * Limits for decisions of visitors without an account, per address. A script can invent any number of browsers, and
 * what it sends is stored for years; a mobile carrier has many visitors behind one address. A refused browser keeps its
 * decision and sends it again later.
 */
const limitsOfVisitor = {
  hour: { max: 120, seconds: 3_600 },
  day: { max: 400, seconds: 86_400 },
} as const

type Sender = { readonly subjectKey: string; readonly visitor: string; readonly uid: string | null }

/** Counts a decision for its browser, and for its account or, without one, for the visitor; 429 over a limit. */
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

/** Stores a decision as proof: user or browser, choices, version of the policy, and time. */
export const recordConsent = (tx: Database, consent: Consent): Promise<ConsentRecord> =>
  insertConsentRecord(tx, { ...consent, id: uuidv7() })

/** The decisions the caller made while signed in. */
export const consentsOf = (db: Database, uid: string): Promise<ConsentRecord[]> => listConsentRecords(db, uid)
