import { type Static, Type } from '@fastify/type-provider-typebox'
import { Named, OneOf } from '@/services/shared/schema'
import { languageCodes, languageLevels } from '@/validators/languages'

/** A language by its ISO 639-1 code, and how well somebody speaks it. */
export const LanguageSkill = Named(
  'LanguageSkill',
  Type.Object({
    code: OneOf(languageCodes),
    level: OneOf(languageLevels),
  }),
)
export type LanguageSkill = Static<typeof LanguageSkill>
