import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import { letterTries } from '@/validators/letter-code'
import {
  type LetterState,
  letterStates,
  memberEvents,
  memberEventsFrom,
} from '@/validators/states/representation-letter'
import type { Company } from '../companies/repository'
import type { Letter, ListedLetter } from './repository'

/** Why a company cannot request a letter; each is a key of `problems` in messages/th.json. */
export const letterObstacles = [
  'company_suspended',
  'already_represented',
  'company_unregistered',
  'no_registry_address',
  'letter_open',
  'letter_limit',
] as const
export type LetterObstacle = (typeof letterObstacles)[number]

const text = Type.String()
const RegistryAddress = Named(
  'RegistryAddress',
  Type.Object({
    line: text,
    subdistrict: text,
    district: text,
    province: text,
    postcode: text,
  }),
)

export const LetterStatus = Named(
  'LetterStatus',
  Type.Object({
    address: nullable(RegistryAddress),
    obstacle: nullable(OneOf(letterObstacles)),
    letter: nullable(
      Type.Object({
        id: Uuid,
        state: OneOf(letterStates),
        askedAt: Instant,
        sentAt: nullable(Instant),
        expiresAt: nullable(Instant),
        triesLeft: Type.Integer(),
        events: Type.Array(OneOf(memberEvents), { description: 'what a member can ask for now' }),
      }),
    ),
  }),
)

export const LetterCode = Body({ code: Typed() })

/** The current state of a letter: an overdue code counts as expired even before it is marked so. */
export function stateOf({ state, expiresAt }: Letter, now = new Date()): LetterState {
  return state === 'sent' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

/** The state of the letter that a company requested last. */
export function presentStatus(
  { registryAddress }: Company,
  letter: Letter | null,
  obstacle: LetterObstacle | null,
): Static<typeof LetterStatus> {
  return {
    address: registryAddress,
    obstacle,
    letter: letter && {
      id: letter.id,
      state: stateOf(letter),
      askedAt: letter.askedAt.toISOString(),
      sentAt: letter.sentAt?.toISOString() ?? null,
      expiresAt: letter.expiresAt?.toISOString() ?? null,
      triesLeft: Math.max(0, letterTries - letter.wrongTries),
      events: memberEventsFrom(stateOf(letter)),
    },
  }
}

const toWhom = {
  id: Uuid,
  companyName: text,
  juristicId: text,
  askedByName: text,
}

/** A letter as staff list it. */
export const OpsLetter = Named(
  'OpsLetter',
  Type.Object({
    ...toWhom,
    companyId: Uuid,
    state: OneOf(letterStates),
    askedAt: Instant,
    sentAt: nullable(Instant),
  }),
)

export const presentOpsLetter = ({
  letter,
  company,
  askedByName,
}: ListedLetter): Static<typeof OpsLetter> => ({
  id: letter.id,
  companyId: company.id,
  companyName: company.name,
  juristicId: company.juristicId,
  askedByName: askedByName ?? '',
  state: stateOf(letter),
  askedAt: letter.askedAt.toISOString(),
  sentAt: letter.sentAt?.toISOString() ?? null,
})

/** Everything a printed letter contains; its code is stored nowhere else. */
export const PrintedLetter = Named(
  'PrintedLetter',
  Type.Object({
    ...toWhom,
    code: text,
    address: RegistryAddress,
    enterAt: Type.String({ description: 'address of the page where the code is entered' }),
    printedAt: Instant,
    expiresAt: Instant,
  }),
)
