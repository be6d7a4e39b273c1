import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, OneOf, Uuid } from '@/services/shared/schema'
import { consentDecisions } from '../../shapes/consent'
import type { ConsentRecord as StoredConsentRecord } from './repository'

const Choices = Body({
  SNC: Type.Boolean({ description: 'strictly necessary' }),
  FC: Type.Boolean({ description: 'functionality' }),
  AnPC: Type.Boolean({ description: 'analytical/performance' }),
  AC: Type.Boolean({ description: 'advertising' }),
})

export const ConsentInput = Body({
  subjectKey: Uuid,
  decision: OneOf(consentDecisions),
  choices: Choices,
  policyVersion: Type.String({ format: 'date', description: 'the day the policy was published' }),
  decidedAt: Instant,
})

export const ConsentRecord = Named(
  'ConsentRecord',
  Type.Object({
    id: Uuid,
    subjectKey: Uuid,
    decision: OneOf(consentDecisions),
    choices: Choices,
    policyVersion: Type.String(),
    decidedAt: Instant,
    createdAt: Instant,
  }),
)

export const presentConsentRecord = (record: StoredConsentRecord): Static<typeof ConsentRecord> => ({
  id: record.id,
  subjectKey: record.subjectKey,
  decision: record.decision,
  choices: record.choices,
  policyVersion: record.policyVersion,
  decidedAt: record.decidedAt.toISOString(),
  createdAt: record.createdAt.toISOString(),
})
