import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { BuffetToken } from './tokens-repository'

/** What a sales link is worth, to the one who opens it. */
export const linkStates = ['valid', 'used', 'expired', 'revoked', 'other_company'] as const
export type LinkState = (typeof linkStates)[number]

/** Whether the one who opens it can activate it, and what is in the way. */
export const linkStandings = [
  'signed_out',
  'worker',
  'not_registered',
  'no_company',
  'not_allowed',
  'suspended',
  'may_activate',
] as const
export type LinkStanding = (typeof linkStandings)[number]

export const BuffetLink = Named(
  'BuffetLink',
  Type.Object({
    state: OneOf(linkStates),
    days: Type.Integer({ description: 'of unlimited posting' }),
    activateBy: Instant,
    standing: OneOf(linkStandings),
    company: nullable(Type.String({ description: "the viewer's company, for which it would count" })),
    isOurs: Type.Boolean({ description: "whether the viewer's company used it" }),
    until: nullable(
      Type.String({
        format: 'date-time',
        description: 'until when the company posts without credits: now, or once it is activated',
      }),
    ),
  }),
)

export const LinkInput = Body({ token: Type.String({ minLength: 1, maxLength: 200 }) })

export const ActivatedBuffet = Named(
  'ActivatedBuffet',
  Type.Object({ company: Type.String(), days: Type.Integer(), until: Instant }),
)

/** Longer than a year would be a typing mistake. */
const mostDays = 366

export const BuffetTokenInput = Body({
  days: Type.Integer({ minimum: 1, maximum: mostDays }),
  companyId: nullable(Uuid),
  activateBy: Instant,
  note: Typed(500),
})

const tokenStates = ['open', 'used', 'expired', 'revoked'] as const

const tokenProperties = {
  id: Uuid,
  state: OneOf(tokenStates),
  days: Type.Integer(),
  companyId: nullable(Uuid),
  note: Type.String(),
  createdBy: Type.String(),
  createdAt: Instant,
  activateBy: Instant,
  usedAt: nullable(Instant),
  usedBy: nullable(Type.String()),
  usedCompanyId: nullable(Uuid),
}

export const OpsBuffetToken = Named('OpsBuffetToken', Type.Object(tokenProperties))

/** With the link, which is shown this once. */
export const NewBuffetToken = Named(
  'NewBuffetToken',
  Type.Object({ ...tokenProperties, link: Type.String() }),
)

export function stateOfToken({
  usedAt,
  revokedAt,
  expiresAt,
}: Pick<BuffetToken, 'usedAt' | 'revokedAt' | 'expiresAt'>): (typeof tokenStates)[number] {
  if (usedAt) return 'used'
  if (revokedAt) return 'revoked'
  return expiresAt <= new Date() ? 'expired' : 'open'
}

export const presentToken = (token: BuffetToken): Static<typeof OpsBuffetToken> => ({
  id: token.id,
  state: stateOfToken(token),
  days: token.days,
  companyId: token.companyId,
  note: token.note,
  createdBy: token.createdBy,
  createdAt: token.createdAt.toISOString(),
  activateBy: token.expiresAt.toISOString(),
  usedAt: token.usedAt?.toISOString() ?? null,
  usedBy: token.usedBy,
  usedCompanyId: token.usedCompanyId,
})
