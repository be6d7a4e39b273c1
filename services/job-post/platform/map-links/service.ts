import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { countUses } from '@/services/shared/rate-limit/rate-limit'
import { mapLinkIn } from '@/validators/map-link-hosts'
import { followMapLink, LinkError, type LinkedPlace } from './follow'
import type { OpenPage } from './open-page'

/** Enough for a company with many branches, and too few to have us visit pages for somebody. */
const limitOfPerson = { max: 60, seconds: 3_600 }
const limitOfVisitor = { max: 300, seconds: 3_600 }

/**
 * Where a pasted map link leads. Refuses with `map_link_elsewhere` or `map_link_no_position` (422), `map_link_unavailable`
 * (503), or 429 after too many.
 */
export async function openMapLink(
  { db, open }: { readonly db: Database; readonly open: OpenPage },
  { uid, visitor }: { readonly uid: string; readonly visitor: string },
  pasted: string,
): Promise<LinkedPlace> {
  await countUses(db, [
    { key: `map links by ${uid}`, limit: limitOfPerson },
    { key: `map links from ${visitor}`, limit: limitOfVisitor },
  ])
  const link = mapLinkIn(pasted)
  if (!link) throw new Problem(422, 'map_link_elsewhere')
  try {
    return await followMapLink(link, open)
  } catch (error) {
    if (!(error instanceof LinkError)) throw error
    const status = error.reason === 'unavailable' ? 503 : 422
    throw new Problem(status, `map_link_${error.reason}`, { cause: error })
  }
}
