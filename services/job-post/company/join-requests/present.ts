import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, OneOf, Typed, Uuid } from '@/services/shared/schema'
import {
  type JoinRequestState,
  joinRequestStates,
  requesterEvents,
  requesterEventsFrom,
} from '@/validators/states/join-request'
import type { RequesterRequest, JoinRequest as StoredRequest } from './repository'

export const JoinRequestInput = Body({ juristicId: Typed(), message: Typed() })

/** A request as its sender sees it: of the company only what the registry says about the number they typed. */
export const OwnJoinRequest = Named(
  'OwnJoinRequest',
  Type.Object({
    id: Uuid,
    company: Type.Object({ juristicId: Type.String(), name: Type.String() }),
    message: Type.String(),
    state: OneOf(joinRequestStates),
    events: Type.Array(OneOf(requesterEvents)),
    createdAt: Instant,
    expiresAt: Instant,
  }),
)

export const OwnJoinRequests = Type.Object({ items: Type.Array(OwnJoinRequest) })

/** A request as members who manage members see it. */
export const JoinRequest = Named(
  'JoinRequest',
  Type.Object({
    id: Uuid,
    displayName: Type.String(),
    email: Type.String({ description: 'verified to be theirs' }),
    message: Type.String(),
    state: OneOf(joinRequestStates),
    createdAt: Instant,
    expiresAt: Instant,
  }),
)

/** The current state of a request: an overdue one counts as expired even before it is marked so. */
export const stateOf = (
  { state, expiresAt }: Pick<StoredRequest, 'state' | 'expiresAt'>,
  now = new Date(),
): JoinRequestState => (state === 'pending' && expiresAt <= now ? 'expired' : state)

export function presentOwnRequest(request: StoredRequest): Static<typeof OwnJoinRequest> {
  const state = stateOf(request)
  return {
    id: request.id,
    company: { juristicId: request.juristicId, name: request.companyName },
    message: request.message,
    state,
    events: requesterEventsFrom(state),
    createdAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
  }
}

export const presentRequest = (request: RequesterRequest): Static<typeof JoinRequest> => ({
  id: request.id,
  displayName: request.displayName,
  email: request.email,
  message: request.message,
  state: stateOf(request),
  createdAt: request.createdAt.toISOString(),
  expiresAt: request.expiresAt.toISOString(),
})
