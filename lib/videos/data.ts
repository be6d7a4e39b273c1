import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { OwnIntroVideos } from './intro-video'

/** The viewer's own intro videos, in the order they were added, and who may see them. */
export async function getOwnIntroVideos(): Promise<OwnIntroVideos> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/my/intro-videos', {}))
}
