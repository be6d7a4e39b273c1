import { useTranslations } from 'next-intl'
import { InviteWorker } from '@/components/screens/resume/invite-worker'
import { LazyPersonFilms } from '@/components/shown-videos/lazy-person-films'
import { LazyPersonSteps } from '@/components/shown-videos/lazy-person-steps'
import { Avatar } from '@/components/ui/avatar'
import { BesidePerson } from '@/components/ui/beside-person'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { PanelFailure } from '@/components/ui/panel-failure'
import { Unbroken } from '@/components/ui/unbroken'
import { ContactCard } from '@/components/unlocks/contact-card'
import { UnlockButton } from '@/components/unlocks/unlock-button'
import { unlockOffer } from '@/components/unlocks/unlock-offer'
import { LazyWorkerNotes } from '@/components/worker-notes/lazy-worker-notes'
import { Reasons } from '@/components/worker-search/reasons'
import type { Member } from '@/lib/accounts/me'
import { saidKilometres } from '@/lib/i18n/said-kilometres'
import { formatBaht } from '@/lib/money/format-baht'
import type { ShownVideo } from '@/lib/shown-videos/shown-video'
import type { WorkerNote } from '@/lib/worker-notes/worker-note'
import type { WorkerProfile } from '@/lib/worker-profiles/worker-profile'
import type { Neighbours } from '@/lib/worker-search/data'
import { mayAct } from '@/validators/company-standing'
import type { Steps } from './steps'

type VideoPartsProps = {
  profile: WorkerProfile
  member: Member
  /** Profile credits that can be used; null where they could not be read. */
  left: number | null
  /** Where they stand in the search; null where it does not find them. */
  neighbours: Neighbours | null
  steps: Steps
  /** null where they could not be read. */
  videos: readonly ShownVideo[] | null
  notes: readonly WorkerNote[] | null
  hasCaptionsOn: boolean
  /** This address, and that of the list. */
  here: string
  backTo: string
}

/** The player, and beside it who they are, what can be done, why they fit and what the team says. */
export function VideoParts(props: VideoPartsProps) {
  const { profile, neighbours, steps, videos, notes, hasCaptionsOn, backTo } = props
  const t = useTranslations('personVideos')
  const { id, displayName } = profile
  return (
    <article className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <div className="flex items-center justify-between gap-3">
          <ButtonLink href={backTo} variant="secondary" size="sm">
            <Icon name="back" />
            {t('back')}
          </ButtonLink>
          {neighbours && (
            <p className="text-sm text-ink-2">{t('position', { position: neighbours.position })}</p>
          )}
        </div>
        {videos && videos.length > 0 ? (
          <LazyPersonFilms
            key={id}
            workerId={id}
            name={displayName}
            videos={videos}
            hasCaptionsOn={hasCaptionsOn}
            {...steps}
          />
        ) : (
          <LazyPersonSteps {...steps}>
            <NoFilm {...props} />
          </LazyPersonSteps>
        )}
        <p className="text-sm text-ink-2 max-lg:hidden">{t('keys')}</p>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <Head {...props} />
        <ContactCard
          workerId={profile.id}
          access={profile.access}
          canReport={props.member.can.includes('workers.unlock')}
        />
        <Actions {...props} />
        {neighbours && <Reasons found={neighbours.found} />}
        <LazyWorkerNotes key={id} workerId={id} notes={notes} />
      </div>
    </article>
  )
}

/** Where there is nothing to watch, or it could not be read. */
function NoFilm({ profile, videos, steps, here }: VideoPartsProps) {
  const t = useTranslations('personVideos')
  if (!videos) return <PanelFailure title={t('unreadable')} retryHref={here} retryLabel={t('again')} />
  return (
    <div className="grid min-h-[58dvh] place-content-center justify-items-center gap-3 rounded-card border border-line bg-card p-6 text-center">
      <Avatar name={profile.displayName} src={profile.photoUrl} className="size-20 text-3xl" />
      <p>{t('none', { name: profile.displayName })}</p>
      {steps.next && (
        <ButtonLink href={steps.next.href} variant="secondary">
          {t('onward', { name: steps.next.name })}
        </ButtonLink>
      )}
    </div>
  )
}

function Head({ profile, neighbours }: VideoPartsProps) {
  const t = useTranslations('personVideos')
  const profileTexts = useTranslations('workerProfiles')
  const card = useTranslations('people.card')
  const { id, displayName, age, district, province, headline, minDailyPay } = profile
  const found = neighbours?.found
  const facts = [
    age !== null && profileTexts('age', { age }),
    found &&
      card(found.isFromDistrict ? 'fromDistrict' : 'distance', {
        kilometres: saidKilometres(found.distanceKm),
        province: found.province,
      }),
    district || province,
  ].filter(Boolean)
  return (
    <header className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h1 className="flex items-center gap-1.5 text-2xl wrap-anywhere">
          <Unbroken isName>{displayName}</Unbroken>
          {found?.isVerified && (
            <>
              <Icon name="shield" className="size-4.5 shrink-0 text-leaf" />
              <span className="sr-only">{card('verified')}</span>
            </>
          )}
        </h1>
        <p className="text-ink-2">{facts.join(' · ')}</p>
        {headline && <p className="mt-1 wrap-anywhere">{headline}</p>}
        <p className="mt-1">
          <span className="font-semibold">
            {minDailyPay === null ? card('anyPay') : formatBaht(minDailyPay)}
          </span>
          {minDailyPay !== null && <span className="text-sm text-ink-2">{card('aDay')}</span>}
        </p>
        <ButtonLink href={`/resume/${id}`} variant="ghost" size="sm" prefetch="reach" className="-ml-3.5">
          {t('profile')}
          <Icon name="chevron-right" className="size-4.5" />
        </ButtonLink>
      </div>
      <BesidePerson id={id} name={displayName} />
    </header>
  )
}

function Actions({ profile, member, left, here }: VideoPartsProps) {
  const t = useTranslations('unlocks')
  const { id, displayName, access, isHidden } = profile
  const offer = unlockOffer({ can: member.can, standing: member.company.standing, left })
  const isMasked = access.contact === null && access.reason !== 'objected'
  return (
    <div className="grid gap-2">
      <div className="grid gap-2">
        {!isHidden && (
          <InviteWorker
            id={id}
            name={displayName}
            canInviteMany={mayAct(member.company.standing, 'invite_many')}
          />
        )}
        {isMasked && (
          <UnlockButton workerId={id} name={displayName} offer={offer} backTo={here} variant="primary" />
        )}
      </div>
      {isMasked && offer.kind === 'open' && (
        <p className="text-sm text-ink-2">
          {offer.left === null ? t('leftUnknown') : t('left', { left: offer.left })}
        </p>
      )}
      {isMasked && offer.kind === 'buy' && <p className="text-sm text-ink-2">{t('noneLeft')}</p>}
    </div>
  )
}

/** Somebody whom the viewer's company cannot find any more, or who never was there. */
export function PersonGone({ backTo }: { backTo: string }) {
  const t = useTranslations('personVideos.gone')
  return (
    <EmptyState
      illustration="lost"
      heading="h1"
      title={t('title')}
      action={<ButtonLink href={backTo}>{t('action')}</ButtonLink>}
    >
      {t('about')}
    </EmptyState>
  )
}
