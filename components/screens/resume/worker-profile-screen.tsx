import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { ClientMessages } from '@/components/layout/client-messages'
import { Marks } from '@/components/screens/job-posting/marks'
import { Talking } from '@/components/screens/talking'
import { WorkersWithheld, withheldReason } from '@/components/standing/workers-withheld'
import { PanelFailure } from '@/components/ui/panel-failure'
import { LazyWorkerNotes } from '@/components/worker-notes/lazy-worker-notes'
import type { Employer } from '@/lib/accounts/me'
import { isId } from '@/lib/api/ids'
import { outcomeOf, settled } from '@/lib/api/settled'
import { getCreditBalances } from '@/lib/credits/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listShownVideos } from '@/lib/shown-videos/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { listWorkerNotes } from '@/lib/worker-notes/data'
import { getWorkerFit, getWorkerProfile } from '@/lib/worker-profiles/data'
import { findNearestPost, type NearestOrNot } from './nearest-post'
import { ProfileGone } from './profile-gone'
import { type ProfileFit, WorkerProfileParts } from './worker-profile-parts'

type ScreenProps = { me: Employer; workerId: string }

/** A worker as the viewer's company may read them, or why it may not, with the next step. */
export async function WorkerProfileScreen({ me, workerId }: ScreenProps) {
  const t = await getTranslations('workerProfiles')
  const { member } = me
  if (!member)
    return (
      <>
        <h1 className="mb-4 text-3xl">{t('title')}</h1>
        <CompanyRequired {...me} />
      </>
    )
  const found = isId(workerId) ? await outcomeOf(getWorkerProfile(workerId)) : { data: null }
  if ('problem' in found) {
    const reason = withheldReason(found.problem)
    return (
      <>
        <h1 className="mb-4 text-3xl">{t('title')}</h1>
        {reason ? (
          <WorkersWithheld reason={reason} params={found.problem.params} own={ownStanding(me)} />
        ) : (
          <PanelFailure title={t('failed')} retryHref={`/resume/${workerId}`} retryLabel={t('retry')} />
        )}
      </>
    )
  }
  if (!found.data) return <ProfileGone />
  const mayNote = member.can.includes('favourites.edit')
  const [compared, balances, notes, videos, messages] = await Promise.all([
    findNearestPost(),
    settled(getCreditBalances()),
    mayNote ? settled(listWorkerNotes(workerId)) : null,
    mayNote ? settled(listShownVideos(workerId)) : null,
    pickMessages(
      'dates',
      'favouriteMark',
      'matches',
      'problems',
      'forms',
      'talkWays',
      'unlocks',
      'workTypes',
      'workerNotes',
      'workerProfiles',
    ),
  ])
  const fit = await fitOf(workerId, compared)
  return (
    <Marks show={mayNote}>
      <Talking member={member} areApplicants={found.data.access.reason === 'met'}>
        <ClientMessages messages={messages}>
          <WorkerProfileParts
            profile={found.data}
            member={member}
            left={balances?.data.profileUnlock.available ?? null}
            own={ownStanding(me)}
            fit={fit}
            videos={videos?.data ?? []}
            notes={mayNote && <LazyWorkerNotes workerId={workerId} notes={notes?.data ?? null} />}
          />
        </ClientMessages>
      </Talking>
    </Marks>
  )
}

/** How somebody fits the company's soonest shift, or why nobody, or they, cannot be compared with it. */
async function fitOf(workerId: string, compared: NearestOrNot): Promise<ProfileFit> {
  if ('not' in compared) return compared
  const { post } = compared
  const found = await settled(getWorkerFit(workerId, post.query))
  if (!found) return { post, match: null, not: 'failed' }
  return found.data ? { post, match: found.data } : { post, match: null, not: 'workerWithoutPlace' }
}
