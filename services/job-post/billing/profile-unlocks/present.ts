import { Type } from '@fastify/type-provider-typebox'
import { Body, nullable, OneOf, Uuid } from '@/services/shared/schema'
import { unlockDebitStates } from '@/validators/states/unlock'

export const DebitInput = Body({
  companyId: Uuid,
  workerId: Uuid,
  workerUid: nullable(Type.String({ maxLength: 128 })),
  displayName: nullable(Type.String({ maxLength: 200, description: 'masked' })),
  term: Type.Integer({ minimum: 1, description: 'which unlock of the worker by the company it is' }),
  actorUid: Type.String({ maxLength: 128, description: 'the member who unlocks' }),
})

export const UnlockDebit = Type.Object({
  state: OneOf(unlockDebitStates),
  available: Type.Integer({ description: "the company's profile credits that can be used now" }),
})
