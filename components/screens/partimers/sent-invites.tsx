'use client'

import { useTranslations } from 'next-intl'
import { SentInviteList } from '@/components/job-post-invites/sent-invite-list'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { ListFailure } from '@/components/ui/list-failure'
import { ListRefresh } from '@/components/ui/list-refresh'
import { usePages } from '@/components/ui/use-pages'
import type { NamedInvitePage, SentInvite } from '@/lib/job-post-invites/invite'
import { askSentInvites } from '@/lib/job-post-invites/requests'

/** The invitations to all posts, page by page. */
export function SentInvites({ page }: { page: NamedInvitePage }) {
  const t = useTranslations('inviting')
  const pages = usePages<null, NamedInvitePage>({ ...page, filter: null }, (_filter, cursor) =>
    askSentInvites(cursor),
  )
  const { items, nextCursor } = pages.shown
  return (
    <div className="grid gap-4">
      <Card className="px-4 py-1 sm:px-5">
        <SentInviteList
          invites={items}
          idOf={({ jobPostId, workerId }) => `${jobPostId} ${workerId}`}
          about={(invite) => <ToPost invite={invite} />}
        />
      </Card>
      <ListRefresh list={pages.refreshed} />
      <ListFailure list={pages} title={t('sent.failed')} retryLabel={t('sent.retry')} className="mt-1" />
      {nextCursor && (
        <Button
          variant="secondary"
          className="mx-auto"
          loading={pages.loading === 'more'}
          onClick={pages.more}
        >
          {t('sent.more')}
        </Button>
      )}
    </div>
  )
}

function ToPost({ invite: { jobPostId, title, branchName, postState } }: { invite: SentInvite }) {
  const t = useTranslations('inviting')
  return (
    <div className="grid justify-items-start text-sm text-ink-2 [overflow-wrap:anywhere]">
      <Link
        href={`/job-posting/${jobPostId}`}
        className="inline-flex min-h-6 items-center rounded-control underline underline-offset-4"
      >
        {title || t('posts.untitled')}
      </Link>
      <span>{[branchName, postState !== 'published' && t('sent.postOver')].filter(Boolean).join(' · ')}</span>
    </div>
  )
}
