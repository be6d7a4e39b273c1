'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { pressPart } from '@/components/ui/press-part'
import { toast } from '@/components/ui/toast'
import { Unbroken } from '@/components/ui/unbroken'
import { useDismissal } from '@/components/ui/use-dismissal'
import { useOnline } from '@/components/ui/use-online'
import { cameToRecord } from '@/lib/talk/microphone'
import { type ConversationFlags, changeConversation, unblockConversation } from '@/lib/talk/requests'
import type { Conversation, Message, QuickReply, Side } from '@/lib/talk/talk'
import type { CarriedFile, Thread } from '@/lib/talk/thread'
import type { Asked } from './act-dialogs'
import type { AttachStep } from './attach-sheet'
import { Composer } from './composer'
import type { MessageActs } from './message-bubble'
import { ActButton, type ConversationActs, PersonPanel, postPath, Standing } from './person-panel'
import { PostIcon } from './post-icon'
import { FirstTexts, QuickReplies } from './ready-texts'
import { ThreadLog } from './thread-log'
import { useComingJobs } from './use-coming-jobs'
import type { Talk } from './use-talk'

const ActDialog = pressPart(() => import('./act-dialogs'))
const AttachSheet = pressPart(() => import('./attach-sheet'))
const PersonDialog = pressPart(() => import('./person-dialog'))

type ThreadViewProps = {
  talk: Talk
  side: Side
  companyName: string
  replies: readonly QuickReply[] | null
  conversation: Conversation
  thread: Thread
  sought: number | null
  now: Date
  pinned: ReactNode
  onBack: () => void
}

/** The first message of the other one that the viewer has not read. */
const firstUnreadOf = ({ own, unread }: Conversation, { items }: Thread): number | null =>
  unread === 0 ? null : (items.find(({ isOwn, seq }) => !isOwn && seq > own.readUpTo)?.seq ?? null)

/** An open conversation: its messages, the field, and what can be done with it. */
export function ThreadView(props: ThreadViewProps) {
  const { talk, side, companyName, replies, conversation, thread, sought, now, pinned, onBack } = props
  const t = useTranslations('chat')
  const problemText = useProblemText()
  const isOnline = useOnline()
  const { id, with: other } = conversation
  const [firstUnread, setFirstUnread] = useState(() => firstUnreadOf(conversation, thread))
  const [editing, setEditing] = useState<Message | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isDetailed, setDetailed] = useState(false)
  const [attaching, setAttaching] = useState<AttachStep | null>(null)
  const [staged, setStaged] = useState<CarriedFile | null>(null)
  const [turn, setTurn] = useState(0)
  const jobs = useComingJobs(side, conversation, turn)
  useEffect(() => {
    if (cameToRecord(id)) setAttaching('voice')
  }, [id])
  const sending = talk.state.sending.filter((one) => one.conversationId === id)
  const { know } = talk

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      void toast('error', problemText(problemOfFailure(error)))
    }
  }
  const flag = (change: ConversationFlags, done?: string) =>
    void attempt(async () => {
      know({ ...conversation, ...change })
      try {
        know(await changeConversation(side, id, change))
        if (done) void toast('success', done)
      } catch (error) {
        know(conversation)
        throw error
      }
    })
  const acts: ConversationActs = {
    onStar: () => flag({ isStarred: !conversation.isStarred }),
    onMute: () =>
      flag({ isMuted: !conversation.isMuted }, t(conversation.isMuted ? 'done.unmuted' : 'done.muted')),
    onArchive: () =>
      flag(
        { isArchived: !conversation.isArchived },
        t(conversation.isArchived ? 'done.unarchived' : 'done.archived'),
      ),
    onBlock: () => setAsked({ what: 'block' }),
    onUnblock: () =>
      void attempt(async () => {
        know(await unblockConversation(side, id))
        void toast('success', t('done.unblocked', { name: other.name }))
      }),
    onReport: () => setAsked({ what: 'report' }),
    onCannotCome: jobs.length > 0 && conversation.canWrite ? () => setAttaching('cannotCome') : null,
  }
  const messageActs: MessageActs = {
    onEdit: setEditing,
    onTakeBack: (message) => setAsked({ what: 'takeBack', message }),
    onReport: acts.onReport,
    onBlock: acts.onBlock,
  }
  const receive = useCallback((message: Message) => talk.receive(id, message), [talk.receive, id])
  const isEmpty = thread.items.length === 0 && sending.length === 0

  return (
    <>
      <section aria-labelledby="talk-name" className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ThreadHeader {...{ conversation, acts, onBack }} onDetails={() => setDetailed(true)} />
        <PostCard conversation={conversation} />
        {pinned}
        {!isOnline && (
          <p
            role="status"
            className="flex items-center gap-2.5 bg-sky-soft px-4 py-2 text-sm talk-alone text-sky sm:px-6"
          >
            <Icon name="wifi-off" className="size-5 shrink-0" />
            {t('offline')}
          </p>
        )}
        <ThreadLog
          {...{ talk, conversation, thread, sending, firstUnread, sought, now }}
          acts={messageActs}
        />
        <div className="border-t border-line bg-paper lg:bg-card" data-docked>
          {!conversation.canWrite && <Closed conversation={conversation} onUnblock={acts.onUnblock} />}
          <Composer
            {...{ side, conversation, editing }}
            onEdited={(message) => {
              if (message) receive(message)
              setEditing(null)
            }}
            onSend={(text, isConfirmed) => {
              setFirstUnread(null)
              talk.send(id, text, isConfirmed, staged ?? undefined)
              setStaged(null)
            }}
            staged={staged}
            onUnstage={() => setStaged(null)}
            onAttach={() => setAttaching('kinds')}
            returned={talk.returned}
            onTaken={talk.takeReturned}
            ready={(fill) =>
              side === 'company' ? (
                <QuickReplies
                  {...{ conversation, companyName, replies }}
                  today={dayInThailand(now)}
                  onChoose={fill}
                />
              ) : (
                isEmpty && <FirstTexts onChoose={fill} />
              )
            }
          />
        </div>
      </section>
      <aside aria-label={t('details')} className="talk-panel shrink-0 overflow-y-auto">
        <PersonPanel conversation={conversation} acts={acts} />
      </aside>
      {asked && (
        <ActDialog
          {...{ asked, side, conversation }}
          onBlocked={(blocked) => {
            know(blocked)
            setAsked(null)
            void toast('success', t('done.blocked', { name: other.name }))
          }}
          onReported={() => {
            setAsked(null)
            void toast('success', t('done.reported'))
          }}
          onTakenBack={(message) => {
            receive(message)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {attaching && (
        <AttachSheet
          {...{ side, conversation, jobs }}
          begin={attaching}
          onStage={setStaged}
          onSend={(carried) => {
            setFirstUnread(null)
            talk.send(id, '', false, carried)
          }}
          onSent={(message) => {
            receive(message)
            setTurn((before) => before + 1)
          }}
          onClose={() => setAttaching(null)}
        />
      )}
      {isDetailed && (
        <PersonDialog conversation={conversation} acts={acts} onClose={() => setDetailed(false)} />
      )}
    </>
  )
}

const dayInThailand = (now: Date) => new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)

type ThreadHeaderProps = Pick<ThreadViewProps, 'conversation' | 'onBack'> & {
  acts: ConversationActs
  onDetails: () => void
}

function ThreadHeader({ conversation, acts, onBack, onDetails }: ThreadHeaderProps) {
  const t = useTranslations('chat')
  const { with: other, isStarred } = conversation
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line bg-card px-2 sm:px-3">
      <a
        href="/chat"
        onClick={(event) => {
          event.preventDefault()
          onBack()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-control talk-alone hover:bg-well"
      >
        <Icon name="back" label={t('back')} />
      </a>
      <Avatar name={other.name} src={other.photoUrl} className="size-10" />
      <div className="min-w-0 flex-1 leading-snug">
        <h2 id="talk-name" tabIndex={-1} data-talk-name className="py-0.5 text-base">
          <Unbroken isName inOneLine>
            {other.name}
          </Unbroken>
        </h2>
        <Standing conversation={conversation} />
      </div>
      <button
        type="button"
        aria-pressed={isStarred}
        onClick={acts.onStar}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
      >
        <Icon
          name="star"
          label={t('acts.star')}
          className={isStarred ? 'size-5.5 fill-mango text-mango-ink' : 'size-5.5'}
        />
      </button>
      <ThreadMenu {...{ conversation, acts, onDetails }} />
    </header>
  )
}

function ThreadMenu({ conversation, acts, onDetails }: Omit<ThreadHeaderProps, 'onBack'>) {
  const t = useTranslations('chat')
  const menu = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false
  }, [])
  useDismissal(true, close, menu, summary)
  const press = (act: () => void) => () => {
    close()
    act()
  }
  const { isMuted, isArchived, isBlocked } = conversation
  return (
    <details ref={menu} className="relative shrink-0">
      <summary
        ref={summary}
        className="grid size-11 list-none place-items-center rounded-control hover:bg-well [&::-webkit-details-marker]:hidden"
      >
        <Icon name="more" label={t('menu')} />
      </summary>
      <div className="absolute top-full right-0 z-30 mt-1 w-64 rounded-card border border-line bg-card p-2 shadow-soft">
        <div className="talk-for-narrow">
          <ActButton icon="info" onPress={press(onDetails)}>
            {t('details')}
          </ActButton>
        </div>
        {acts.onCannotCome && (
          <ActButton icon="warning" onPress={press(acts.onCannotCome)}>
            {t('attach.choose.cannotCome')}
          </ActButton>
        )}
        <ActButton icon={isMuted ? 'bell' : 'bell-off'} onPress={press(acts.onMute)}>
          {t(isMuted ? 'acts.unmute' : 'acts.mute')}
        </ActButton>
        <ActButton icon="archive" onPress={press(acts.onArchive)}>
          {t(isArchived ? 'acts.unarchive' : 'acts.archive')}
        </ActButton>
        <ActButton icon="flag" onPress={press(acts.onReport)}>
          {t('acts.report')}
        </ActButton>
        <ActButton icon="ban" onPress={press(isBlocked ? acts.onUnblock : acts.onBlock)}>
          {t(isBlocked ? 'acts.unblock' : 'acts.block')}
        </ActButton>
      </div>
    </details>
  )
}

/** The post that is talked about, pinned above the messages. */
function PostCard({ conversation }: Pick<ThreadViewProps, 'conversation'>) {
  const t = useTranslations('chat')
  const path = postPath(conversation)
  const { post } = conversation
  if (!post || !path) return null
  return (
    <div className="shrink-0 px-4 pt-3 pb-2 sm:px-6">
      <Link
        href={path}
        prefetch="reach"
        className="flex min-h-14 items-center gap-3 rounded-card bg-well px-3 py-1.5 hover:underline"
      >
        <PostIcon workType={post.workType} />
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-ink-2">{t('aboutPost')}</span>
          <span className="block truncate py-0.5 font-medium">{post.title}</span>
        </span>
        <Icon name="chevron-right" className="size-5 text-ink-3" />
      </Link>
    </div>
  )
}

type ClosedProps = Pick<ThreadViewProps, 'conversation'> & { onUnblock: () => void }

/** Why nothing can be written, and what helps. */
function Closed({ conversation, onUnblock }: ClosedProps) {
  const t = useTranslations('chat.closed')
  const why = conversation.whyNot ?? 'closed'
  const { name, kind } = conversation.with
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <Icon name={why === 'blocked' ? 'ban' : 'lock'} className="size-5 text-ink-3" />
      <p className="min-w-0 flex-1 text-sm text-ink-2">
        {why === 'closed' ? t(kind === 'worker' ? 'closedToCompany' : 'closedToWorker') : t(why, { name })}
      </p>
      {why === 'blocked' && (
        <Button variant="secondary" size="sm" onClick={onUnblock}>
          {t('unblock')}
        </Button>
      )}
      {why === 'unproven' && (
        <ButtonLink href="/profile-document" size="sm">
          {t('prove')}
        </ButtonLink>
      )}
    </div>
  )
}
