import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { OwnUnlock } from './unlock'

/** The companies that unlocked the viewer's own profile, newest first. */
export async function listOwnUnlocks(): Promise<readonly OwnUnlock[]> {
  await requireViewer()
  return (await answerOf(partimApi().GET('/v1/my/unlocks', {}))).items
}
