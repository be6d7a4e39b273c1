import 'client-only'
import { ProblemError } from '@/lib/api/problem'
import { permitFile, sendMessage } from './requests'
import type { Message, Side } from './talk'
import type { CarriedFile, Outgoing } from './thread'

type Permit = Awaited<ReturnType<typeof permitFile>>

/** Stores a file as it is permitted; rejects with ProblemError. */
export type StoreFile = (permit: Permit, file: CarriedFile, tell: (percent: number) => void) => Promise<void>

type Underway = {
  readonly tell: (percent: number) => void
  readonly keep: (message: Outgoing) => Promise<void>
}

/** The upload is gone: it waited here for longer than the service keeps what nobody sends. */
const isGone = (error: unknown) =>
  error instanceof ProblemError &&
  (error.problem.code === 'file_not_found' ||
    error.problem.errors?.some(({ rule }) => rule === 'upload_expired') === true)

/**
 * Sends a message, its file first; a file that was uploaded before is not uploaded again, unless it is gone by now. Rejects with
 * ProblemError.
 */
export async function sendOutgoing(
  side: Side,
  message: Outgoing,
  store: StoreFile,
  { tell, keep }: Underway,
): Promise<Message> {
  const { carried, conversationId } = message
  if (carried?.kind !== 'file') return sendMessage(side, message)
  const upload = async () => {
    tell(0)
    const { fileType, file } = carried
    const permit = await permitFile(side, conversationId, { fileType, size: file.size })
    await store(permit, carried, tell)
    const now = { ...message, carried: { ...carried, fileName: permit.fileName } }
    // Before it is sent: sent again, it is the same message.
    await keep(now)
    return sendMessage(side, now)
  }
  if (!carried.fileName) return upload()
  return sendMessage(side, message).catch((error: unknown) => {
    if (isGone(error)) return upload()
    throw error
  })
}
