'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { InviteReport } from '@/components/job-post-invites/invite-report'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { Unbroken } from '@/components/ui/unbroken'
import { createOnce } from '@/lib/api/create-once'
import { ProblemError } from '@/lib/api/problem'
import type { FavouriteGroup } from '@/lib/favourites/favourite'
import type { InviteOutcome } from '@/lib/job-post-invites/invite'
import { sendInvites } from '@/lib/job-post-invites/requests'
import { postPath } from '@/lib/job-posts/post-parts'
import { standingTerms } from '@/validators/company-standing'
import { isInvitable, PeopleChoice } from './people-choice'
import { PostChoice } from './post-choice'
import { type Candidate, useCandidates } from './use-candidates'
import { usePostInvites } from './use-post-invites'

type Post = { readonly id: string; readonly title: string | null }

export type InviteDialogProps = {
  /** The post to invite to; null lets choose one. */
  post: Post | null
  /** The one person to invite; null lets choose among the favourites. */
  person: Candidate | null
  /** The people to choose among, all of them ticked at first, in place of the favourites. */
  people?: readonly Candidate[]
  /** The group that is shown first, with everybody in it ticked; without it all favourites are, none of them ticked. */
  groupId?: string
  groups: readonly FavouriteGroup[]
  /** A company that is not represented invites one worker at a time. */
  canInviteMany: boolean
  onClose: () => void
}

/** As many favourites as are loaded at once: each one that is shown counts for a company that is not represented. */
const pageSizes = { many: 100, one: 20 }

type Body = { readonly workerIds: readonly string[] }

/** Sends invitations once, whatever happens to the answers; an earlier attempt whose answer was lost is finished first. */
async function inviteOnce(
  jobPostId: string,
  workerIds: readonly string[],
): Promise<readonly InviteOutcome[]> {
  for (;;) {
    const creation = await createOnce<Body, { items: InviteOutcome[] }>({
      draftKey: `invites:${jobPostId}`,
      body: { workerIds },
      send: (body, headers) => sendInvites(jobPostId, body.workerIds, headers),
    })
    if ('problem' in creation) throw new ProblemError(creation.problem)
    if (!creation.isEarlier) return creation.resource.items
  }
}

/** Invites favourites, one, some or a group, to an open post; says before how many may be, and after who was not. */
export default function InviteDialog({
  post: given,
  person,
  people: others,
  groupId: firstGroup,
  groups,
  canInviteMany,
  onClose,
}: InviteDialogProps) {
  const t = useTranslations('inviting')
  const problemText = useProblemText()
  const router = useRouter()
  const [post, setPost] = useState(given)
  const [groupId, setGroupId] = useState(firstGroup)
  const candidates = useCandidates(
    person ? [person] : (others ?? null),
    groupId,
    canInviteMany ? pageSizes.many : pageSizes.one,
  )
  const { people } = candidates
  const invites = usePostInvites(
    post?.id ?? null,
    people.map(({ id }) => id),
  )
  /** What was ticked by hand; null while everybody shown is, because a group or a person was asked for. */
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(
    person || ((others || firstGroup) && canInviteMany) ? null : new Set(),
  )
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [outcomes, setOutcomes] = useState<readonly InviteOutcome[] | null>(null)

  const able = people.filter((one) => isInvitable(one, invites.states))
  const chosen = able.filter(({ id }) => ticked === null || ticked.has(id)).map(({ id }) => id)
  const { left } = invites
  const most = left && Math.min(left.today, left.ofPost, left.atOnce)
  const isTooMany = most !== null && chosen.length > most
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? t('unnamed')

  const toggle = (id: string) =>
    setTicked(() => {
      const after = new Set(chosen)
      if (after.delete(id)) return after
      return canInviteMany ? after.add(id) : new Set([id])
    })
  const chooseGroup = (id: string | undefined) => {
    setGroupId(id)
    setTicked(new Set())
  }
  const tickAll = () => setTicked(new Set(able.slice(0, most ?? able.length).map(({ id }) => id)))

  const send = async () => {
    if (!post || chosen.length === 0) return
    setSending(true)
    setProblem(null)
    try {
      setOutcomes(await inviteOnce(post.id, chosen))
      router.refresh()
    } catch (error) {
      setProblem(problemOfFailure(error))
    } finally {
      setSending(false)
    }
  }

  if (outcomes) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('report.title')}
        actions={
          <>
            {post && !given && (
              <ButtonLink href={`${postPath(post.id, 'matches')}#invites`} variant="secondary">
                {t('report.look')}
              </ButtonLink>
            )}
            {/* The button that was pressed is gone. */}
            <Button ref={focus} onClick={onClose}>
              {t('close')}
            </Button>
          </>
        }
      >
        <InviteReport outcomes={outcomes} nameOf={nameOf} />
      </Dialog>
    )
  }
  const alreadyThere = person && invites.states.has(person.id)
  return (
    <Dialog
      open
      onClose={onClose}
      title={person ? t('titleOf', { name: person.name }) : t(others ? 'titleOfSome' : 'title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="accent"
            loading={isSending}
            disabled={!post || most === null || chosen.length === 0 || isTooMany}
            onClick={() => void send()}
          >
            {person ? t('sendOne') : t('send', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {given && <p className="text-ink-2">{t('toPost', { title: given.title ?? '' })}</p>}
        {invites.insteadOf.length > 0 && <Instead names={invites.insteadOf} />}
        {!canInviteMany && (
          <p className="text-sm text-ink-2">
            {t('oneAtATime', { limit: standingTerms.registered.invitesADay ?? 0 })}
          </p>
        )}
        {!given && <PostChoice chosenId={post?.id ?? null} onChoose={setPost} />}
        {!person && (
          <section aria-label={t('people.label')} className="grid gap-3">
            {!others && groups.length > 0 && (
              <div className="flex flex-wrap gap-2">
                <GroupChip isChosen={!groupId} onChoose={() => chooseGroup(undefined)}>
                  {t('people.all')}
                </GroupChip>
                {groups.map(({ id, name }) => (
                  <GroupChip key={id} isChosen={id === groupId} onChoose={() => chooseGroup(id)}>
                    {name}
                  </GroupChip>
                ))}
              </div>
            )}
            <PeopleChoice
              candidates={candidates}
              states={invites.states}
              chosen={new Set(chosen)}
              onToggle={toggle}
            />
            {canInviteMany && able.length > 1 && (
              <div className="flex flex-wrap items-center gap-x-3">
                <Button variant="ghost" size="sm" onClick={tickAll}>
                  {t('people.tickAll', { count: Math.min(able.length, most ?? able.length) })}
                </Button>
                {chosen.length > 0 && (
                  <Button variant="ghost" size="sm" onClick={() => setTicked(new Set())}>
                    {t('people.untick')}
                  </Button>
                )}
              </div>
            )}
          </section>
        )}
        {!person && <p className="text-sm text-ink-2">{t('stopsWhenFull')}</p>}
        {alreadyThere && <p className="font-medium">{t('alreadyThere')}</p>}
        {left && (
          <p className={classNames('text-sm', isTooMany || most === 0 ? 'text-mango-ink' : 'text-ink-3')}>
            {isTooMany
              ? t('tooMany', { count: chosen.length, most: most ?? 0 })
              : t('left', { today: left.today, ofPost: left.ofPost })}
          </p>
        )}
        {invites.problem && (
          <Alert
            live
            tone="chilli"
            title={problemText(invites.problem)}
            action={
              <Button variant="secondary" size="sm" onClick={invites.retry}>
                {t('retry')}
              </Button>
            }
          />
        )}
        {problem && (
          <p role="alert" className="font-medium text-chilli">
            {problemText(problem)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** In whose place the invited come, and that the first of them needs no decision any more. */
function Instead({ names }: { names: readonly (string | null)[] }) {
  const t = useTranslations('inviting.instead')
  return (
    <div className="rounded-card bg-mango-soft p-3">
      <p className="font-semibold">
        <Unbroken>{names.map((name) => t('of', { name: name ?? t('unnamed') })).join(' · ')}</Unbroken>
      </p>
      <p className="text-sm">{t('about')}</p>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

type GroupChipProps = { isChosen: boolean; onChoose: () => void; children: string }

function GroupChip({ isChosen, onChoose, children }: GroupChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'min-h-11 max-w-full truncate rounded-full border px-4 text-sm font-medium',
        isChosen ? 'border-transparent bg-primary text-on-primary' : 'border-line bg-card hover:bg-well',
      )}
    >
      {children}
    </button>
  )
}
