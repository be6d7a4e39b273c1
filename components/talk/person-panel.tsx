'use client'

import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import type { Conversation } from '@/lib/talk/talk'
import { PostIcon } from './post-icon'

export type ConversationActs = {
  readonly onStar: () => void
  readonly onMute: () => void
  readonly onArchive: () => void
  readonly onBlock: () => void
  readonly onUnblock: () => void
  readonly onReport: () => void
  /** Null for who has no coming job there. */
  readonly onCannotCome: (() => void) | null
}

type PersonPanelProps = { conversation: Conversation; acts: ConversationActs }

/** Where the post of a conversation is shown to the viewer. */
export const postPath = ({ post, with: other }: Conversation): string | null =>
  post && (other.kind === 'worker' ? `/job-posting/${post.id}` : `/jobs/${post.id}`)

/** Who the other one is, what it is about, and what can be done with the conversation. */
export function PersonPanel({ conversation, acts }: PersonPanelProps) {
  const t = useTranslations('chat')
  const { with: other, post, reason, isBlocked, isStarred, isMuted, isArchived } = conversation
  const path = postPath(conversation)
  return (
    <div className="divide-y divide-line">
      <div className="flex flex-col items-center px-5 pt-6 pb-5 text-center">
        <Avatar name={other.name} src={other.photoUrl} className="size-20 text-3xl" />
        <h2 className="mt-3 text-lg wrap-anywhere">
          <Unbroken isName>{other.name}</Unbroken>
        </h2>
        <Standing conversation={conversation} />
        {reason && <p className="text-sm text-ink-2">{t(`reasons.${other.kind}.${reason}`)}</p>}
        {other.kind === 'worker' && (
          <Link
            href={`/resume/${other.id}`}
            prefetch="reach"
            className="button mt-4 min-h-11 w-full border-line bg-card px-4 hover:bg-well"
          >
            <Icon name="person" />
            {t('profile')}
          </Link>
        )}
      </div>
      {post && path && (
        <div className="px-5 py-4">
          <h3 className="text-sm">{t('aboutPost')}</h3>
          <Link
            href={path}
            prefetch="reach"
            className="mt-2 flex min-h-11 items-center gap-3 hover:underline"
          >
            <PostIcon workType={post.workType} />
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{post.title}</span>
            <Icon name="chevron-right" className="size-5 text-ink-3" />
          </Link>
        </div>
      )}
      <div className="px-3 py-2">
        {acts.onCannotCome && (
          <ActButton icon="warning" onPress={acts.onCannotCome}>
            {t('attach.choose.cannotCome')}
          </ActButton>
        )}
        <ActButton icon="star" isOn={isStarred} onPress={acts.onStar}>
          {t(isStarred ? 'acts.unstar' : 'acts.star')}
        </ActButton>
        <ActButton icon={isMuted ? 'bell' : 'bell-off'} onPress={acts.onMute}>
          {t(isMuted ? 'acts.unmute' : 'acts.mute')}
        </ActButton>
        <ActButton icon="archive" onPress={acts.onArchive}>
          {t(isArchived ? 'acts.unarchive' : 'acts.archive')}
        </ActButton>
      </div>
      <div className="px-3 py-2">
        <ActButton icon="flag" onPress={acts.onReport}>
          {t('acts.report')}
        </ActButton>
        <ActButton icon="ban" onPress={isBlocked ? acts.onUnblock : acts.onBlock}>
          {t(isBlocked ? 'acts.unblock' : 'acts.block')}
        </ActButton>
      </div>
    </div>
  )
}

/** How far a company has proven who it is; workers have no such thing. */
export function Standing({ conversation: { with: other } }: Pick<PersonPanelProps, 'conversation'>) {
  const t = useTranslations('chat.standings')
  if (other.standing === null) return null
  const isProven = other.standing === 'represented'
  return (
    <p className={classNames('flex items-center gap-1 text-sm', isProven ? 'text-leaf' : 'text-mango-ink')}>
      <Icon name={isProven ? 'shield' : 'info'} className="size-4" />
      {t(other.standing)}
    </p>
  )
}

type ActButtonProps = { icon: IconName; isOn?: boolean; onPress: () => void; children: string }

/** A line of what can be done with a conversation. */
export function ActButton({ icon, isOn = false, onPress, children }: ActButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-2.5 text-left hover:bg-well"
    >
      <Icon name={icon} className={classNames('size-5', isOn && 'fill-mango text-mango-ink')} />
      {children}
    </button>
  )
}
