import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Named, nullable, OneOf, Typed, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { cannotComeReasons } from '@/validators/cannot-come-reasons'
import { payUnits } from '@/validators/job-post-terms'
import { type PictureType, pictureTypes, type VoiceType, voiceTypes } from '@/validators/upload-terms'
import type { MessageAttachment as StoredAttachment } from '../../shapes/message-attachment'

/** What a message is sent with: a file that was uploaded before, or what a card is made of. */
export const SentAttachment = Named(
  'SentAttachment',
  Type.Union([
    Body({
      kind: Type.Literal('file'),
      fileName: Typed(100),
      name: Type.Optional(Type.String({ maxLength: 300, description: 'what a PDF is called' })),
    }),
    Body({ kind: Type.Literal('job'), jobPostId: Uuid }),
    Body({ kind: Type.Literal('branch'), branchId: Uuid }),
    Body({
      kind: Type.Literal('position'),
      lat: Type.Number({ minimum: -90, maximum: 90 }),
      lng: Type.Number({ minimum: -180, maximum: 180 }),
    }),
    Body({
      kind: Type.Literal('cannot_come'),
      jobPostId: Uuid,
      shiftIds: Type.Array(Typed(100), {
        minItems: 1,
        maxItems: 100,
        description: 'those I gave back; the job-post service knows of it before',
      }),
      reason: OneOf(cannotComeReasons),
    }),
  ]),
)
export type SentAttachment = Static<typeof SentAttachment>

const Shift = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD' }),
  startTime: Type.String({ description: 'HH:mm, Asia/Bangkok' }),
  endTime: Type.String({ description: 'HH:mm; at or before the start it is on the next day' }),
})
const size = Type.Integer({ description: 'bytes' })

export const MessageAttachment = Named(
  'MessageAttachment',
  Type.Union(
    [
      Type.Object({
        kind: Type.Literal('picture'),
        fileType: OneOf<PictureType>(pictureTypes),
        width: Type.Integer(),
        height: Type.Integer(),
        size,
      }),
      Type.Object({ kind: Type.Literal('file'), name: Type.String(), size }),
      Type.Object({
        kind: Type.Literal('voice'),
        fileType: OneOf<VoiceType>(voiceTypes),
        durationMs: Type.Integer(),
        size,
      }),
      Type.Object({
        kind: Type.Literal('job'),
        jobPostId: Uuid,
        title: Type.String(),
        workType: nullable(WorkTypeCode),
        payUnit: nullable(OneOf(payUnits)),
        payAmount: nullable(Type.Integer({ description: 'satang (1/100 baht)' })),
        shift: nullable(Shift),
      }),
      Type.Object({
        kind: Type.Literal('location'),
        lat: Type.Number(),
        lng: Type.Number(),
        branch: nullable(Type.Object({ name: Type.String(), address: Type.String() })),
      }),
      Type.Object({
        kind: Type.Literal('cannot_come'),
        jobPostId: Uuid,
        title: Type.String(),
        shifts: Type.Array(Shift),
        reason: OneOf(cannotComeReasons),
      }),
      Type.Object({ kind: Type.Literal('gone'), of: OneOf(['picture', 'file', 'voice', 'location']) }),
    ],
    {
      description:
        'cards say what was true when they were sent; files are read by the message’s own operation',
    },
  ),
)

/** What a message carries as both parties read it: without where its file lies. */
export function presentAttachment(
  attachment: StoredAttachment | null,
): Static<typeof MessageAttachment> | null {
  if (attachment === null) return null
  switch (attachment.kind) {
    case 'picture':
    case 'voice': {
      const { objectName: _, ...shown } = attachment
      return shown
    }
    case 'file': {
      const { objectName: _, fileType: __, ...shown } = attachment
      return shown
    }
    case 'cannot_come':
      return { ...attachment, shifts: [...attachment.shifts] }
    default:
      return attachment
  }
}
