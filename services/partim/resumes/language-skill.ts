import { type Static, Type } from '@fastify/type-provider-typebox'
import { OneOf } from '@/services/shared/schema'

/** A language by its ISO 639-1 code, and how well somebody speaks it. */
export const LanguageSkill = Type.Object({
  code: OneOf(['th', 'en', 'zh', 'ja', 'ko', 'my', 'km', 'lo', 'ms']),
  level: OneOf(['basic', 'conversational', 'fluent']),
})
export type LanguageSkill = Static<typeof LanguageSkill>
