import type { CannotComeReason } from '../../../validators/cannot-come-reasons'
import type { PictureType, VoiceType } from '../../../validators/upload-terms'
import type { WorkType } from '../../../validators/work-types'

/** A shift as it was when a message spoke of it. */
export type SpokenShift = { readonly date: string; readonly startTime: string; readonly endTime: string }

/** A file in the bucket, where only the services read it. */
type Stored = { readonly objectName: string /** Bytes. */; readonly size: number }

/** What a message carries; cards say what was true when they were sent. */
export type MessageAttachment =
  | (Stored & {
      readonly kind: 'picture'
      readonly fileType: PictureType
      /** Pixels as it is seen, turned upright. */
      readonly width: number
      readonly height: number
    })
  | (Stored & { readonly kind: 'file'; readonly fileType: 'application/pdf'; readonly name: string })
  | (Stored & { readonly kind: 'voice'; readonly fileType: VoiceType; readonly durationMs: number })
  | {
      readonly kind: 'job'
      readonly jobPostId: string
      readonly title: string
      readonly workType: WorkType | null
      readonly payUnit: 'hour' | 'day' | 'job' | null
      readonly payAmount: number | null
      /** The next one then; null after the last. */
      readonly shift: SpokenShift | null
    }
  | {
      readonly kind: 'location'
      readonly lat: number
      readonly lng: number
      /** The workplace; null for where somebody is. */
      readonly branch: { readonly name: string; readonly address: string } | null
    }
  | {
      readonly kind: 'cannot_come'
      readonly jobPostId: string
      readonly title: string
      /** Those they gave back with it; earlier ones may only have been announced. */
      readonly shifts: readonly SpokenShift[]
      readonly reason: CannotComeReason
    }
  /** It went with the account of who sent it. */
  | { readonly kind: 'gone'; readonly of: 'picture' | 'file' | 'voice' | 'location' }

/** An attachment with a file. */
export type FileAttachment = Extract<MessageAttachment, Stored>
