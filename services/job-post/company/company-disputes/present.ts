import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import { companyStandings, standingOf } from '@/validators/company-standing'
import { disputeStates, nextState, verdicts } from '@/validators/states/company-dispute'
import { verifications } from '@/validators/states/verification'
import { CompanyInput } from '../companies/present'
import type { Company as StoredCompany } from '../companies/repository'
import type { Dispute as StoredDispute } from '../disputed-numbers/repository'
import { OpsCompanyDetails, presentOpsDetails } from '../verifications/present'
import type { CompanyCase } from '../verifications/service'

const { kind: _, ...claimed } = CompanyInput.properties
export const ClaimInput = Body({ ...claimed, statement: Typed() })
export const StatementInput = Body({ statement: Typed() })

const moments = {
  createdAt: Instant,
  openedAt: nullable(Instant),
  answerBy: nullable(Instant),
  answeredAt: nullable(Instant),
  endedAt: nullable(Instant),
}

/** A dispute as one of its sides sees it: nothing about the other side's identity, statements or documents. */
export const Dispute = Named(
  'Dispute',
  Type.Object({
    id: Uuid,
    side: OneOf(['claimant', 'holder']),
    state: OneOf(disputeStates),
    words: nullable(Type.String({ description: 'what this side wrote' })),
    reason: nullable(Type.String({ description: 'why staff decided so' })),
    mayAnswer: Type.Boolean(),
    ...moments,
  }),
)

export const Disputes = Type.Object({
  items: Type.Array(Dispute),
  isNumberTaken: Type.Boolean({ description: 'another company is confirmed to have this one’s number' }),
  mayGiveUp: Type.Boolean({
    description: 'the caller may close this company, which has no number of its own',
  }),
})

/** A company in a dispute, for staff. */
const Party = Named(
  'DisputeParty',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    verification: OneOf(verifications),
    standing: OneOf(companyStandings),
  }),
)

export const OpsDispute = Named(
  'OpsDispute',
  Type.Object({
    id: Uuid,
    juristicId: Type.String(),
    state: OneOf(disputeStates),
    holder: Party,
    claimant: Party,
    reason: nullable(Type.String()),
    verdicts: Type.Array(OneOf(verdicts), { description: 'what may be decided now' }),
    ...moments,
  }),
)

export const OpsDisputeDetails = Named(
  'OpsDisputeDetails',
  Type.Object({
    dispute: OpsDispute,
    statement: nullable(Type.String()),
    answer: nullable(Type.String()),
    holder: OpsCompanyDetails,
    claimant: OpsCompanyDetails,
    others: Type.Array(
      Type.Object({
        id: Uuid,
        state: OneOf(disputeStates),
        claimantId: Uuid,
        holderId: Uuid,
        createdAt: Instant,
      }),
      { description: 'other disputes about the number, newest first' },
    ),
  }),
)

export const DisputeDecision = Body({
  verdict: OneOf(verdicts),
  reason: Typed(),
  holderStanding: Type.Unsafe<(typeof companyStandings)[number]>({
    type: 'string',
    enum: [...companyStandings],
    description: 'how far the holder was proven when staff looked; another one by now is 409',
  }),
})

const orNull = (moment: Date | null) => moment?.toISOString() ?? null

const momentsOf = (dispute: StoredDispute) => ({
  createdAt: dispute.createdAt.toISOString(),
  openedAt: orNull(dispute.openedAt),
  answerBy: orNull(dispute.answerBy),
  answeredAt: orNull(dispute.answeredAt),
  endedAt: orNull(dispute.endedAt),
})

export function presentDispute(dispute: StoredDispute, companyId: string): Static<typeof Dispute> {
  const side = dispute.claimantId === companyId ? 'claimant' : 'holder'
  return {
    id: dispute.id,
    side,
    state: dispute.state,
    words: side === 'claimant' ? dispute.statement : dispute.answer,
    reason: dispute.reason,
    mayAnswer: side === 'holder' && nextState(dispute.state, 'answer', 'holder') !== null,
    ...momentsOf(dispute),
  }
}

/** True once staff may decide against the holder: it has answered, or its deadline has passed. */
export const hasHadSay = ({ state, answerBy }: StoredDispute, now = new Date()): boolean =>
  state === 'answered' || (answerBy !== null && answerBy <= now)

const party = (company: StoredCompany): Static<typeof Party> => ({
  id: company.id,
  name: company.name,
  verification: company.verification,
  standing: standingOf(company),
})

type Sides = { readonly holder: StoredCompany; readonly claimant: StoredCompany }

export const presentOpsDispute = (
  dispute: StoredDispute,
  { holder, claimant }: Sides,
): Static<typeof OpsDispute> => ({
  id: dispute.id,
  juristicId: dispute.juristicId,
  state: dispute.state,
  holder: party(holder),
  claimant: party(claimant),
  reason: dispute.reason,
  verdicts: verdicts.filter(
    (verdict) =>
      nextState(dispute.state, verdict, 'ops') !== null && (verdict === 'for_holder' || hasHadSay(dispute)),
  ),
  ...momentsOf(dispute),
})

type Cases = { readonly holder: CompanyCase; readonly claimant: CompanyCase }

export const presentOpsDetail = (
  dispute: StoredDispute,
  { holder, claimant }: Cases,
  others: readonly StoredDispute[],
): Static<typeof OpsDisputeDetails> => ({
  dispute: presentOpsDispute(dispute, { holder: holder.company, claimant: claimant.company }),
  statement: dispute.statement,
  answer: dispute.answer,
  holder: presentOpsDetails(holder.company, holder.documents, holder.history),
  claimant: presentOpsDetails(claimant.company, claimant.documents, claimant.history),
  others: others.map((other) => ({
    id: other.id,
    state: other.state,
    claimantId: other.claimantId,
    holderId: other.holderId,
    createdAt: other.createdAt.toISOString(),
  })),
})
