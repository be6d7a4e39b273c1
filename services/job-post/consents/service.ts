import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { countUse } from '@/services/shared/rate-limit/rate-limit'
import { type ConsentRecord, insertConsentRecord, listConsentRecords } from './repository'

type Consent = Omit<ConsentRecord, 'id' | 'createdAt'>

/** Decisions one browser may send: far more than a person makes, far less than a script would. */
const limitOfSubject = { max: 100, seconds: 3_600 }

/** Counts a browser's use of the operation; the address says little, because all of them come through the web. */
export const countSubject = (db: Database, subjectKey: string): Promise<void> =>
  countUse(db, `consents of ${subjectKey}`, limitOfSubject)

/** Keeps a decision as proof: who or which browser, the choices, the version of the policy, the time. */
export const recordConsent = (tx: Database, consent: Consent): Promise<ConsentRecord> =>
  insertConsentRecord(tx, { ...consent, id: uuidv7() })

/** The decisions the caller made while signed in. */
export const consentsOf = (db: Database, uid: string): Promise<ConsentRecord[]> => listConsentRecords(db, uid)
