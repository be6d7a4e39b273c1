import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { OpenAgain } from '@/components/job-posts/detail/open-again'
import { ClientMessages } from '@/components/layout/client-messages'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { getBoard } from '@/lib/applications/data'
import { pickPostMessages } from '@/lib/i18n/pick-messages'
import { ownStanding } from '@/lib/standing/own-standing'
import { areShiftsChosen } from '@/validators/shift-places'
import { Talking } from '../talking'
import { InvitesSection } from './invites-section'
import type { ManagedPost } from './managed-post'
import { Marks } from './marks'
import { MatchesSection } from './matches-section'
import { ReplacementSection } from './replacement-section'

/** The workers who fit a post while it takes applications, and who was invited to it. */
export async function MatchesPart({ me, post, can }: ManagedPost) {
  const t = await getTranslations('matches')
  const own = ownStanding(me)
  const opening = post.events.find((event) => event === 'resume' || event === 'reopen')
  return (
    <Marks show={can.keepFavourites}>
      {can.edit && <PartsLost post={post} />}
      {can.decide && <ReplacementSection post={post} />}
      {post.state === 'published' ? (
        <MatchesSection
          own={own}
          post={post}
          canEditBranch={can.editBranches}
          canSearch={can.keepFavourites}
        />
      ) : (
        <ClientMessages messages={await pickPostMessages('problems')}>
          <div className="grid gap-4">
            <p className="text-ink-2">{t(opening ? `closed.${opening}` : 'closed.over')}</p>
            {opening && <OpenAgain post={post} event={opening} />}
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

/**
 * Who gave back a part of a job that everybody does as a whole: nobody can be invited to the part, but a post of its own can
 * have it.
 */
async function PartsLost({ post }: Pick<ManagedPost, 'post'>) {
  if (areShiftsChosen(post)) return null
  const [t, board] = await Promise.all([getTranslations('matches.partLost'), getBoard(post.id)])
  if (!board) return null
  const stayed = board.cannotCome.filter(({ state }) => state === 'hired')
  return stayed.map(({ id, worker }) => {
    const name = worker?.displayName ?? t('unnamed')
    const lost = board.lostPlaces.filter(({ applicationId }) => applicationId === id)
    const shifts = encodeURIComponent(lost.map(({ shiftId }) => shiftId).join())
    return (
      <Alert
        key={id}
        tone="chilli"
        className="mb-4"
        title={t('title', { name })}
        action={
          <ButtonLink href={`/job-posting/clone/${post.id}?shifts=${shifts}`} size="sm">
            {t('action')}
          </ButtonLink>
        }
      >
        {t('about', { name })}
      </Alert>
    )
  })
}
