import { type Static, Type } from '@fastify/type-provider-typebox'
import { Named, OneOf, WorkTypeCode } from '@/services/shared/schema'
import { experienceLengths } from '@/validators/experience-lengths'

/** How long somebody says they did a type of work. */
export const LengthOfExperience = Named(
  'LengthOfExperience',
  Type.Object({ workType: WorkTypeCode, length: OneOf(experienceLengths) }),
)
export type LengthOfExperience = Static<typeof LengthOfExperience>
