import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { OpenAgain } from '@/components/job-posts/detail/open-again'
import { ClientMessages } from '@/components/layout/client-messages'
import { pickPostMessages } from '@/lib/i18n/pick-messages'
import { ownStanding } from '@/lib/standing/own-standing'
import { Talking } from '../talking'
import { InvitesSection } from './invites-section'
import type { ManagedPost } from './managed-post'
import { Marks } from './marks'
import { MatchesSection } from './matches-section'

/** The workers who fit a post while it takes applications, and who was invited to it. */
export async function MatchesPart({ me, post, can }: ManagedPost) {
  const t = await getTranslations('matches')
  const own = ownStanding(me)
  const opening = post.events.find((event) => event === 'resume' || event === 'reopen')
  return (
    <Marks show={can.keepFavourites}>
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
