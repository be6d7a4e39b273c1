import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Marks } from '@/components/screens/job-posting/marks'
import { WorkersWithheld, withheldReason } from '@/components/standing/workers-withheld'
import { PanelFailure } from '@/components/ui/panel-failure'
import { RememberCard } from '@/components/worker-search/remember-card'
import type { Employer, Member } from '@/lib/accounts/me'
import { isId } from '@/lib/api/ids'
import { outcomeOf, settled } from '@/lib/api/settled'
import { getCreditBalances } from '@/lib/credits/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listShownVideos } from '@/lib/shown-videos/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { listWorkerNotes } from '@/lib/worker-notes/data'
import { getWorkerProfile } from '@/lib/worker-profiles/data'
import { findNeighbours } from '@/lib/worker-search/data'
import { type SearchView, searchPath } from '@/lib/worker-search/search-view'
import { videoPath } from '@/lib/worker-search/video-path'
import { workerQuery } from '@/lib/worker-search/worker-query'
import { placeOfView } from '../place-of-view'
import { stepsOf } from './steps'
import { PersonGone, VideoParts } from './video-parts'

type PersonVideosProps = {
  me: Employer & { readonly member: Member }
  workerId: string
  view: SearchView
  hasCaptionsOn: boolean
}

/** Somebody's intro videos among those of a search, or why they cannot be watched, with the way on. */
export async function PersonVideos({ me, workerId, view: asked, hasCaptionsOn }: PersonVideosProps) {
  const [t, { view, place }] = await Promise.all([getTranslations('personVideos'), placeOfView(asked)])
  const [found, order] = await Promise.all([
    isId(workerId) ? outcomeOf(getWorkerProfile(workerId)) : { data: null },
    place && isId(workerId) ? settled(findNeighbours(workerQuery(view, place), workerId)) : null,
  ])
  const here = videoPath(workerId, view)
  if ('problem' in found) {
    const reason = withheldReason(found.problem)
    return (
      <>
        <h1 className="mb-4 text-3xl">{t('title')}</h1>
        {reason ? (
          <WorkersWithheld reason={reason} params={found.problem.params} own={ownStanding(me)} />
        ) : (
          <PanelFailure title={t('unreadable')} retryHref={here} retryLabel={t('again')} />
        )}
      </>
    )
  }
  const profile = found.data
  if (!profile) return <PersonGone backTo={searchPath(view)} />
  const neighbours = order?.data ?? null
  const [videos, balances, notes, messages] = await Promise.all([
    settled(listShownVideos(workerId)),
    settled(getCreditBalances()),
    settled(listWorkerNotes(workerId)),
    pickMessages(
      'dates',
      'favouriteMark',
      'forms',
      'matches',
      'people',
      'personVideos',
      'problems',
      'skills',
      'unlocks',
      'workTypes',
      'workerNotes',
      'workerProfiles',
    ),
  ])
  return (
    <Marks show>
      <ClientMessages messages={messages}>
        {neighbours && <RememberCard path={searchPath(view)} id={workerId} position={neighbours.position} />}
        <VideoParts
          profile={profile}
          member={me.member}
          left={balances?.data.profileUnlock.available ?? null}
          neighbours={neighbours}
          steps={stepsOf(neighbours, view)}
          videos={videos?.data ?? null}
          notes={notes?.data ?? null}
          hasCaptionsOn={hasCaptionsOn}
          here={here}
          backTo={searchPath(view)}
        />
      </ClientMessages>
    </Marks>
  )
}
