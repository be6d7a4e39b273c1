import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { SavedSearch } from './saved-search'

/** The viewer's saved searches, the latest first. */
export async function listSavedSearches(): Promise<readonly SavedSearch[]> {
  await requireViewer()
  return (await answerOf(partimApi().GET('/v1/saved-searches', {}))).items
}
