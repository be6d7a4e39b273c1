import { Type } from '@fastify/type-provider-typebox'
import { nullable, OneOf, WorkTypeCode } from '@/services/shared/schema'
import { avoids } from '@/validators/avoids'
import { skills } from '@/validators/skills'

const Day = Type.String({ format: 'date' })

/** The parts of a resume that its worker and companies read alike. */
export const resumeParts = {
  skills: Type.Array(OneOf(skills)),
  avoids: Type.Array(OneOf(avoids)),
  freeParts: Type.Integer({
    minimum: 0,
    description:
      'bit day × 4 + part; Sunday = 0; 06-12, 12-18, 18-22, 22-06 in Thailand; 0: they have not said',
  }),
  dates: Type.Array(Type.Object({ date: Day, isFree: Type.Boolean() }), {
    description: 'days from today on that are free all day or not at all, whatever their week says',
  }),
  workExperiences: Type.Array(
    Type.Object({
      workType: nullable(WorkTypeCode),
      title: Type.String(),
      workplace: Type.String(),
      startedOn: Day,
      endedOn: nullable(Day),
    }),
  ),
}
