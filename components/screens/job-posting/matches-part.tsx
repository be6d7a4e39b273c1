import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { OpenAgain } from '@/components/job-posts/detail/open-again'
import { PublishPrice } from '@/components/job-posts/form/publish-price'
import { ClientMessages } from '@/components/layout/client-messages'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { ShiftTimes } from '@/components/ui/shift-time'
import { getBoard } from '@/lib/applications/data'
import { shortDay } from '@/lib/dates/format-thai'
import { pickPostMessages } from '@/lib/i18n/pick-messages'
import { isUnderWay, seeksPeople } from '@/lib/job-posts/apply-until'
import { getJobPostPrice } from '@/lib/job-posts/data'
import { hasEnded } from '@/lib/job-posts/job-post'
import { ownStanding } from '@/lib/standing/own-standing'
import { areShiftsChosen } from '@/validators/shift-places'
import { Talking } from '../talking'
import { InvitesSection } from './invites-section'
import type { ManagedPost } from './managed-post'
import { Marks } from './marks'
import { MatchesSection } from './matches-section'
import { isReplacedByPost } from './replaced-by-post'
import { lostShiftsToFill, ReplacementSection } from './replacement-section'

/** The workers who fit a post while it takes applications, and who was invited to it. */
export async function MatchesPart({ me, post, can }: ManagedPost) {
  const t = await getTranslations('matches')
  const own = ownStanding(me)
  const opening = post.events.find((event) => event === 'resume' || event === 'reopen')
  const isBegun = isUnderWay(post) && !hasEnded(post.state)
  return (
    <Marks show={can.keepFavourites}>
      {can.edit && <PartsLost post={post} />}
      {can.decide && <ReplacementSection post={post} />}
      {seeksPeople(post) ? (
        <MatchesSection
          own={own}
          post={post}
          canEditBranch={can.editBranches}
          canSearch={can.keepFavourites}
          lostShiftIds={can.decide ? await lostShiftsToFill(post) : []}
        />
      ) : (
        <ClientMessages messages={await pickPostMessages('problems')}>
          <div className="grid gap-4">
            <p className="text-ink-2">{t(`closed.${opening ?? (isBegun ? 'begun' : 'over')}`)}</p>
            {opening && <OpenAgain post={post} event={opening} />}
            {isBegun && can.edit && (
              <ButtonLink href={`/job-posting/clone/${post.id}`} className="justify-self-start">
                {t('closed.copy')}
              </ButtonLink>
            )}
          </div>
        </ClientMessages>
      )}
      {/* Target of links to this section, which loads later. */}
      <div id="invites" className="scroll-mt-20">
        <Suspense>
          <Talking member={me.member} postId={post.id}>
            <InvitesSection post={post} canInvite={can.keepFavourites} own={own} />
          </Talking>
        </Suspense>
      </div>
    </Marks>
  )
}

const inOrder = ({ date, startTime }: ShiftTimes) => `${date} ${startTime}`

/** Who gave back shifts of a job that everybody does as a whole to which nobody can be invited: a post of its own can have them. */
async function PartsLost({ post }: Pick<ManagedPost, 'post'>) {
  if (areShiftsChosen(post)) return null
  const [t, board] = await Promise.all([getTranslations('matches.partLost'), getBoard(post.id)])
  if (!board) return null
  const price = board.cannotCome.length > 0 ? await getJobPostPrice() : null
  const lacking = board.cannotCome.filter((application) => isReplacedByPost(post, application))
  return lacking.map(({ id, worker, state }) => {
    const what = state === 'hired' ? 'part' : 'all'
    const name = worker?.displayName ?? t('unnamed')
    const lost = board.lostPlaces.filter(({ applicationId }) => applicationId === id)
    const ids = lost.map(({ shiftId }) => shiftId)
    const lostShifts = post.shifts.filter((shift) => ids.includes(shift.id))
    const [first] = lostShifts.toSorted((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1))
    const shifts = encodeURIComponent(ids.join())
    return (
      <Alert
        key={id}
        tone="chilli"
        className="mb-4"
        title={t(`title.${what}`, {
          name,
          when: first?.date ? `${shortDay(first.date)} ${first.startTime}` : '',
          others: ids.length - 1,
        })}
        action={
          <ButtonLink href={`/job-posting/clone/${post.id}?shifts=${shifts}`} size="sm">
            {t('action')}
          </ButtonLink>
        }
      >
        <p>{t(`about.${what}`, { name })}</p>
        {price && <PublishPrice price={price} />}
      </Alert>
    )
  })
}
