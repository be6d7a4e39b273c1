import type { AttachmentKind } from '../../../validators/talk-attachments'
import type { TalkSide } from '../../../validators/talk-terms'

/** A message as it was when somebody reported the conversation. */
export type ReportedMessage = {
  readonly seq: number
  readonly side: TalkSide
  /** Empty once it was taken back. */
  readonly text: string
  /** What it carried, which is not copied. Reports from before messages carried anything have none. */
  readonly attachment?: AttachmentKind | null
  readonly at: string
}
