import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PrintButton } from '@/components/job-posts/sharing/print-button'
import { MatchReasons } from '@/components/matches/match-reasons'
import { VideoBlock } from '@/components/shown-videos/video-block'
import { StandingNote } from '@/components/standing/standing-note'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { DockedBar } from '@/components/ui/docked-bar'
import { ContactCard } from '@/components/unlocks/contact-card'
import { UnlockButton } from '@/components/unlocks/unlock-button'
import { type UnlockOffer, unlockOffer } from '@/components/unlocks/unlock-offer'
import { ProfileCertificates } from '@/components/worker-profiles/profile-certificates'
import { ProfileExperience } from '@/components/worker-profiles/profile-experience'
import { ProfileFacts } from '@/components/worker-profiles/profile-facts'
import { ProfileHead } from '@/components/worker-profiles/profile-head'
import { ProfileSkills } from '@/components/worker-profiles/profile-skills'
import { ProfileTimes } from '@/components/worker-profiles/profile-times'
import type { Member } from '@/lib/accounts/me'
import { formatDay } from '@/lib/dates/format-thai'
import type { Match } from '@/lib/matches/match'
import type { ShownVideo } from '@/lib/shown-videos/shown-video'
import type { OwnStanding } from '@/lib/standing/own-standing'
import type { WorkerProfile } from '@/lib/worker-profiles/worker-profile'
import { mayAct } from '@/validators/company-standing'
import { InviteWorker } from './invite-worker'
import type { NearestPost, NoNearestPost } from './nearest-post'

export type ProfilePartsProps = {
  profile: WorkerProfile
  member: Member
  /** Profile credits that can be used; null where they could not be read. */
  left: number | null
  own: OwnStanding | null
  fit: ProfileFit
  videos: readonly ShownVideo[]
  /** The team's notes, for members who may write them. */
  notes: ReactNode
}

/** How the worker fits the company's soonest shift, or why no post, or not this one, can be compared with them. */
export type ProfileFit =
  | { readonly post: NearestPost; readonly match: Match }
  | { readonly post: NearestPost; readonly match: null; readonly not: 'failed' | 'workerWithoutPlace' }
  | { readonly not: NoNearestPost }

/** The page of a worker: who they are, how they fit, how to reach them, and their resume. */
export function WorkerProfileParts(props: ProfilePartsProps) {
  const { profile, member, left, own, fit, videos, notes } = props
  const nearest = 'post' in fit ? fit.post : null
  const match = 'match' in fit ? fit.match : null
  const t = useTranslations('workerProfiles')
  const offer = unlockOffer({ can: member.can, standing: member.company.standing, left })
  const isMasked = profile.access.contact === null
  return (
    <>
      <article className="mx-auto grid max-w-2xl items-start gap-6 lg:max-w-none lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <VideoBlock
            workerId={profile.id}
            name={profile.displayName}
            videos={videos}
            href={`/partimers/videos/${profile.id}`}
          />
          <ProfileHead
            profile={profile}
            distanceKm={match?.worker.distanceKm ?? null}
            hasVideo={videos.length > 0}
          />
          {profile.isHidden && <Alert tone="sky" title={t('hidden')} />}
          <ProfileFacts profile={profile} />
          <Fit fit={fit} />
          <ContactCard
            workerId={profile.id}
            access={profile.access}
            canReport={member.can.includes('workers.unlock')}
          />
          {isMasked && offer.kind === 'prove' && <StandingNote own={own} about="contact" />}
        </div>
        <div className="grid min-w-0 gap-6">
          {notes}
          {profile.about === null ? (
            <p className="text-ink-2">{t('limited')}</p>
          ) : (
            profile.about && (
              <section aria-labelledby="about">
                <h2 id="about" className="text-lg">
                  {t('about')}
                </h2>
                <p className="mt-1 whitespace-pre-line wrap-anywhere">{profile.about}</p>
              </section>
            )
          )}
          <ProfileExperience jobs={profile.workExperiences} />
          <ProfileTimes profile={profile} shift={nearest?.shift ?? null} />
          <ProfileCertificates profile={profile} />
          <ProfileSkills profile={profile} />
        </div>
      </article>
      <DockedBar className="mt-6 -mb-6 lg:mx-0 lg:mb-0 lg:rounded-card lg:border lg:shadow-soft lg:in-data-bars:bottom-4">
        <Actions {...props} offer={offer} />
      </DockedBar>
    </>
  )
}

/** The next step, in sight wherever the page is scrolled to: the contact and its cost, or else the invitation. */
function Actions({ profile, member, offer }: ProfilePartsProps & { offer: UnlockOffer }) {
  const t = useTranslations('unlocks')
  const profileTexts = useTranslations('workerProfiles')
  const { id, displayName, access, isHidden } = profile
  const isMasked = access.contact === null && access.reason !== 'objected'
  const mayInvite = member.can.includes('favourites.edit') && !isHidden
  return (
    <div className="mx-auto grid max-w-2xl gap-1">
      <div className="flex flex-wrap items-start gap-2 *:grow">
        {!isMasked && <PrintButton variant="secondary" label={profileTexts('print')} />}
        {mayInvite && (
          <InviteWorker
            id={id}
            name={displayName}
            canInviteMany={mayAct(member.company.standing, 'invite_many')}
            variant={isMasked ? 'secondary' : 'accent'}
          />
        )}
        {isMasked && (
          <div>
            <UnlockButton workerId={id} name={displayName} offer={offer} backTo={`/resume/${id}`} />
          </div>
        )}
      </div>
      {isMasked && offer.kind === 'open' && (
        <p className="text-center text-sm text-ink-2">
          {offer.left === null ? t('leftUnknown') : t('left', { left: offer.left })}
        </p>
      )}
      {isMasked && offer.kind === 'buy' && <p className="text-center text-sm text-ink-2">{t('noneLeft')}</p>}
    </div>
  )
}

/** Where to mend what keeps posts from being compared. */
const mending = {
  none: { text: 'none', href: '/job-posting/create', action: 'create' },
  noShift: { text: 'noShift', href: '/job-posting', action: 'toPosts' },
  noPlace: { text: 'noPlace', href: '/branch', action: 'pin' },
  unready: { text: 'unready', href: '/job-posting', action: 'toPosts' },
  failed: { text: 'failed', href: '/job-posting', action: 'toPosts' },
} as const satisfies Record<NoNearestPost, object>

function Fit({ fit }: Pick<ProfilePartsProps, 'fit'>) {
  const t = useTranslations('workerProfiles.fit')
  if (!('post' in fit)) {
    const { text, href, action } = mending[fit.not]
    return (
      <p className="text-ink-2 print:hidden">
        {t(text)}{' '}
        <ButtonLink href={href} variant="ghost" size="sm">
          {t(action)}
        </ButtonLink>
      </p>
    )
  }
  const { title, shift } = fit.post
  return (
    <section aria-labelledby="fit" className="print:hidden">
      <h2 id="fit" className="text-lg wrap-anywhere">
        {t('title', { post: title })}
      </h2>
      <p className="mb-2 text-sm text-ink-2">
        {t('about', { day: formatDay(shift.date), start: shift.startTime, end: shift.endTime })}
      </p>
      {fit.match ? (
        <MatchReasons match={fit.match} />
      ) : (
        <p className="text-ink-2">{t('not' in fit ? fit.not : 'failed')}</p>
      )}
    </section>
  )
}
