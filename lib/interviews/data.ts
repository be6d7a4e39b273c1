import 'server-only'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { TalkSide } from '@/validators/talk-terms'
import { basePath, type Interview } from './interview'

/** The viewer's interviews that are to come or were lately over. */
export const listInterviews = cache(async (side: TalkSide): Promise<readonly Interview[]> => {
  await requireViewer()
  return (await answerOf(partimApi().GET(basePath[side], {}))).items
})

/** One of the viewer's interviews; null when there is none of this id. */
export async function findInterview(side: TalkSide, interviewId: string): Promise<Interview | null> {
  await requireViewer()
  const params = { path: { interviewId } }
  return answerOrNull<Interview>(partimApi().GET(`${basePath[side]}/{interviewId}`, { params }))
}
