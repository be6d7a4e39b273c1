import { getTranslations } from 'next-intl/server'
import { SentInviteList } from '@/components/job-post-invites/sent-invite-list'
import { ClientMessages } from '@/components/layout/client-messages'
import { InviteFavouritesButton } from '@/components/screens/inviting/invite-favourites-button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { PanelFailure } from '@/components/ui/panel-failure'
import { settled } from '@/lib/api/settled'
import { listFavouriteGroups } from '@/lib/favourites/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listInvites, nameWorkers } from '@/lib/job-post-invites/data'
import type { JobPostInvite } from '@/lib/job-post-invites/invite'
import { named } from '@/lib/job-post-invites/worker-names'
import { seeksPeople } from '@/lib/job-posts/apply-until'
import type { JobPost } from '@/lib/job-posts/job-post'
import { postPath } from '@/lib/job-posts/post-parts'
import type { OwnStanding } from '@/lib/standing/own-standing'
import { mayAct } from '@/validators/company-standing'

type InvitesSectionProps = {
  post: JobPost
  /** May invite favourites. */
  canInvite: boolean
  own: OwnStanding | null
}

/**
 * Who was invited to a post and what each answered, and the way to invite favourites while it takes applications. It loads
 * after the rest of the page, and fails without it; nothing where there is nothing to show or do.
 */
export async function InvitesSection({ post, canInvite, own }: InvitesSectionProps) {
  const isInviting = canInvite && seeksPeople(post)
  const [t, found, groups] = await Promise.all([
    getTranslations('inviting'),
    settled(listInvites(post.id)),
    isInviting ? settled(listFavouriteGroups()) : null,
  ])
  const invites = found?.data.items ?? []
  const hasFavourites = (groups?.data.favourites ?? 0) > 0
  if (found && invites.length === 0 && !hasFavourites) return null
  const names = await settled(nameWorkers(invites.map(({ workerId }) => workerId)))
  return (
    <section aria-labelledby="sent-invites" className="mt-8">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="sent-invites" className="text-xl">
          <span>{t('sent.title')}</span>{' '}
          {invites.length > 0 && (
            <span className="font-normal text-ink-2 tabular-nums">
              {t('sent.count', { count: invites.length })}
            </span>
          )}
        </h2>
        {hasFavourites && (
          <ClientMessages messages={await pickMessages('inviting', 'problems')}>
            <InviteFavouritesButton
              post={{ id: post.id, title: post.title }}
              groups={groups?.data.items ?? []}
              canInviteMany={own !== null && mayAct(own.standing, 'invite_many')}
            />
          </ClientMessages>
        )}
      </div>
      {!found && (
        <PanelFailure
          title={t('sent.failed')}
          retryHref={postPath(post.id, 'matches')}
          retryLabel={t('sent.retry')}
        />
      )}
      {found && invites.length === 0 && <p className="text-ink-2">{t('sent.nobody')}</p>}
      {invites.length > 0 && (
        <Card className="px-4 py-1 sm:px-5">
          <details className="group" open={invites.length <= shownAtOnce}>
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1 text-sm text-ink-2">
                {t.rich('sent.summary', {
                  ...countsOf(invites),
                  whole: (part) => <span className="whitespace-nowrap">{part}</span>,
                })}
              </span>
              <span className="inline-flex items-center gap-1 text-sm font-semibold">
                {t('sent.show')}
                <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
              </span>
            </summary>
            <ClientMessages messages={await pickMessages('talkWays', 'problems')}>
              <SentInviteList invites={named(invites, names?.data ?? null)} />
            </ClientMessages>
          </details>
        </Card>
      )}
    </section>
  )
}

/** A longer list is folded, because what follows the summary matters less than the rest of the page. */
const shownAtOnce = 5

/** How many invitations are in each state that is an answer. */
function countsOf(invites: readonly JobPostInvite[]) {
  const count = (state: JobPostInvite['state']) => invites.filter((one) => one.state === state).length
  return { applied: count('applied'), seen: count('seen'), declined: count('declined') }
}
