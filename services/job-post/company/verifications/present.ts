import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import { opsEvents, opsEventsFrom } from '@/validators/states/verification'
import { Company, presentCompany } from '../companies/present'
import type { Company as StoredCompany } from '../companies/repository'
import { CompanyDocument, presentDocument } from '../company-documents/present'
import type { CompanyDocument as StoredDocument } from '../company-documents/repository'

/** A company as staff see it. */
export const OpsCompany = Named(
  'OpsCompany',
  Type.Intersect([
    Company,
    Type.Object({
      registryCheckedAt: nullable(Instant),
      numberConfirmedAt: nullable(Instant),
      events: Type.Array(OneOf(opsEvents), { description: 'what may be decided now' }),
    }),
  ]),
)

const HistoryEntry = Named(
  'VerificationEntry',
  Type.Object({
    at: Instant,
    actorUid: Type.String(),
    action: Type.String(),
    reason: nullable(Type.String()),
  }),
)

export const OpsCompanyDetails = Named(
  'OpsCompanyDetails',
  Type.Intersect([
    OpsCompany,
    Type.Object({ documents: Type.Array(CompanyDocument), history: Type.Array(HistoryEntry) }),
  ]),
)

export const OpsDecision = Body({
  event: OneOf(opsEvents),
  reason: Type.Optional(Typed()),
  refusedDocuments: Type.Optional(
    Type.Array(Body({ id: Uuid, reason: Typed() }), {
      maxItems: 50,
      description: 'documents that are not taken, each with why; the others are',
    }),
  ),
})

const instantOrNull = (moment: Date | null) => moment?.toISOString() ?? null

export const presentOpsCompany = (company: StoredCompany): Static<typeof OpsCompany> => ({
  ...presentCompany(company),
  // Staff compare it with the documents.
  juristicId: company.juristicId,
  registryCheckedAt: instantOrNull(company.registryCheckedAt),
  numberConfirmedAt: instantOrNull(company.numberConfirmedAt),
  events: opsEventsFrom(company.verification),
})

type History = readonly { at: Date; actorUid: string; action: string; after: unknown }[]

export const presentOpsDetails = (
  company: StoredCompany,
  documents: readonly StoredDocument[],
  history: History,
): Static<typeof OpsCompanyDetails> => ({
  ...presentOpsCompany(company),
  documents: documents.map(presentDocument),
  history: history.map(({ at, actorUid, action, after }) => ({
    at: at.toISOString(),
    actorUid,
    action,
    reason: reasonOf(after),
  })),
})

function reasonOf(after: unknown): string | null {
  const { reason } = Object(after) as { reason?: unknown }
  return typeof reason === 'string' ? reason : null
}
