import { type Static, Type } from '@fastify/type-provider-typebox'
import { maskEmail } from '@/services/shared/accounts/mask-email'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import { type Role, roles, rolesManagedBy } from '@/validators/permissions'
import {
  type InvitationState,
  invitationStates,
  memberEvents,
  memberEventsFrom,
} from '@/validators/states/invitation'
import { BranchNames, placeInput } from '../membership/present'
import type { SentInvitation } from './repository'

export const InvitationInput = Body({ email: Type.Optional(Typed()), ...placeInput })

export const Invitation = Named(
  'Invitation',
  Type.Object({
    id: Uuid,
    email: Type.String(),
    role: OneOf(roles),
    branches: BranchNames,
    state: OneOf(invitationStates),
    events: Type.Array(OneOf(memberEvents), { description: 'what the one who asks can do with it now' }),
    inviterName: nullable(Type.String()),
    sentAt: Instant,
    expiresAt: Instant,
  }),
)

type NamedBranch = { readonly id: string; readonly name: string }

/** The current state of an invitation: an overdue one counts as expired even before it is marked so. */
export const stateOf = ({ state, expiresAt }: SentInvitation, now = new Date()): InvitationState =>
  state === 'pending' && expiresAt <= now ? 'expired' : state

/** An invitation as the reading member sees it; `branches` are those of its branches that still exist. */
export function presentInvitation(
  invitation: SentInvitation,
  branches: readonly NamedBranch[],
  asking: { readonly role: Role },
): Static<typeof Invitation> {
  const state = stateOf(invitation)
  const isManaged = rolesManagedBy(asking.role).includes(invitation.role)
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    branches: branches.filter(({ id }) => invitation.branchIds.includes(id)),
    state,
    events: isManaged ? memberEventsFrom(state) : [],
    inviterName: invitation.inviterName,
    sentAt: invitation.sentAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
  }
}

/** Who opens a link, in relation to its invitation. */
export const standings = [
  'signed_out',
  'invitee',
  'other_address',
  'not_registered',
  'worker',
  'member_here',
  'member_elsewhere',
] as const
export type Standing = (typeof standings)[number]

const linkStates = [...invitationStates, 'replaced'] as const

/** What a mailed link shows: enough to decide, but nobody's e-mail address or phone number. */
export const LinkedInvitation = Named(
  'LinkedInvitation',
  Type.Object({
    state: Type.Unsafe<(typeof linkStates)[number]>({
      type: 'string',
      enum: [...linkStates],
      description: 'replaced: a newer mail was sent, whose link is the good one',
    }),
    standing: OneOf(standings),
    company: Type.String(),
    inviterName: nullable(Type.String()),
    role: OneOf(roles),
    branches: Type.Array(Type.String()),
    maskedEmail: Type.String({ description: 'the invited address, recognisable to its owner only' }),
    expiresAt: Instant,
    reconsiderUntil: nullable(Instant),
  }),
)

type Linked = {
  readonly invitation: SentInvitation
  readonly isNewest: boolean
  /** Whether its refusal can be taken back. */
  readonly mayReconsider: boolean
  readonly company: string
  readonly branches: readonly NamedBranch[]
  readonly standing: Standing
}

export const presentLinked = ({
  invitation,
  isNewest,
  mayReconsider,
  company,
  branches,
  standing,
}: Linked): Static<typeof LinkedInvitation> => {
  const state = stateOf(invitation)
  return {
    state: state === 'pending' && !isNewest ? 'replaced' : state,
    standing,
    company,
    inviterName: invitation.inviterName,
    role: invitation.role,
    branches: branches.map(({ name }) => name),
    maskedEmail: maskEmail(invitation.email),
    expiresAt: invitation.expiresAt.toISOString(),
    reconsiderUntil: mayReconsider ? invitation.expiresAt.toISOString() : null,
  }
}
