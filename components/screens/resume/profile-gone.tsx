import { getTranslations } from 'next-intl/server'
import { MatchReasons } from '@/components/matches/match-reasons'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import { settled } from '@/lib/api/settled'
import { findMatches } from '@/lib/matches/data'
import type { Match } from '@/lib/matches/match'
import { findNearestPost } from './nearest-post'

/** How many people are shown in place of one who cannot be seen. */
const similarAtMost = 3

/**
 * Somebody whom the viewer's company cannot find: hidden, closed, blocking it, or never there, which look the same; and
 * others who fit its soonest shift.
 */
export async function ProfileGone() {
  const [t, compared] = await Promise.all([getTranslations('workerProfiles.gone'), findNearestPost()])
  const nearest = 'post' in compared ? compared.post : null
  const found = nearest && (await settled(findMatches({ ...nearest.query, limit: similarAtMost })))
  const similar = found?.data.items ?? []
  return (
    <div className="mx-auto max-w-2xl">
      <EmptyState
        illustration="lost"
        heading="h1"
        title={t('title')}
        action={similar.length === 0 && <ButtonLink href="/partimers/favourites">{t('action')}</ButtonLink>}
      >
        {t('about')}
      </EmptyState>
      {nearest && similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar" className="mb-3 text-lg wrap-anywhere">
            {t('similar', { post: nearest.title })}
          </h2>
          <ul className="grid gap-3">
            {similar.map((match) => (
              <li key={match.worker.id}>
                <Similar match={match} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Similar({ match }: { match: Match }) {
  const { id, displayName, headline } = match.worker
  return (
    <Card className="p-4">
      <h3 className="text-base">
        <Link
          href={`/resume/${id}`}
          prefetch="reach"
          className="inline-flex min-h-11 items-center rounded-control underline underline-offset-4"
        >
          <Unbroken isName>{displayName}</Unbroken>
        </Link>
      </h3>
      {headline && <p className="mb-2 text-sm text-ink-2">{headline}</p>}
      <MatchReasons match={match} />
    </Card>
  )
}
