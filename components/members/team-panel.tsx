'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { ReadyFields } from '@/components/forms/ready-fields'
import { lettersOver, longAria, TooLong } from '@/components/forms/too-long'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ListFailure } from '@/components/ui/list-failure'
import { ListRefresh } from '@/components/ui/list-refresh'
import { pressPart } from '@/components/ui/press-part'
import { toast } from '@/components/ui/toast'
import { usePages } from '@/components/ui/use-pages'
import type { InvitationPage, JoinRequestPage, Member, MemberPage } from '@/lib/members/member'
import { askInvitations, askJoinRequests, askMembers, removeMember } from '@/lib/members/requests'
import { longestSearch } from '@/validators/longest-search'
import type { Role } from '@/validators/permissions'
import { InvitationItem } from './invitation-item'
import { MemberItem } from './member-item'

const InviteDialog = pressPart(() => import('./invite-dialog'))
const JoinRequestList = lazy(() => import('./join-request-list'))
const MemberDialog = pressPart(() => import('./member-dialog'))
const ConfirmGoing = pressPart(() => import('./confirm-going'))

type Identified = { readonly id: string }

const replaced =
  <Item extends Identified>(item: Item) =>
  (items: readonly Item[]) =>
    items.map((other) => (other.id === item.id ? item : other))

const without =
  <Item extends Identified>({ id }: Identified) =>
  (items: readonly Item[]) =>
    items.filter((other) => other.id !== id)

export type TeamPanelProps = {
  members: MemberPage
  invitations: InvitationPage
  joinRequests: JoinRequestPage
  /** The roles that the viewer may give and take away. */
  given: readonly Role[]
}

/** Members, requests to join and invitations, for those who manage members. */
export default function TeamPanel({
  members: firstMembers,
  invitations: firstInvitations,
  joinRequests: firstRequests,
  given,
}: TeamPanelProps) {
  const t = useTranslations('members')
  const router = useRouter()
  const members = usePages({ ...firstMembers, filter: '' }, askMembers)
  const invitations = usePages({ ...firstInvitations, filter: '' }, (_q, cursor) => askInvitations(cursor))
  const joinRequests = usePages({ ...firstRequests, filter: '' }, (_q, cursor) => askJoinRequests(cursor))
  const [inviting, setInviting] = useState<{ open: boolean } | null>(null)
  const [managed, setManaged] = useState<Member | null>(null)
  const [leaving, setLeaving] = useState<Member | null>(null)
  const [typed, setTyped] = useState('')
  const searchId = useId()

  const find = (q: string) => {
    setTyped(q)
    if (!lettersOver(q, longestSearch)) members.search(q)
  }
  const changed = (member: Member) => {
    members.change(replaced(member))
    // The viewer's own permissions affect every part of the page.
    if (member.isCaller) router.refresh()
  }

  return (
    <>
      <ListRefresh list={members.refreshed} />
      <ListRefresh list={invitations.refreshed} />
      <ListRefresh list={joinRequests.refreshed} />
      <ReadyFields>
        <Button variant="accent" onClick={() => setInviting({ open: true })}>
          <Icon name="plus" />
          {t('invite.open')}
        </Button>
        <div className="mt-5">
          <h3 className="font-semibold">{t('requests.title')}</h3>
          {joinRequests.shown.items.length === 0 ? (
            <p className="mt-1 text-sm text-ink-2">{t('requests.empty')}</p>
          ) : (
            <Suspense>
              <JoinRequestList
                requests={joinRequests.shown.items}
                given={given}
                onDecided={(request) => {
                  joinRequests.change(without(request))
                  if (request.state === 'accepted') members.reload()
                }}
                onUndecided={joinRequests.reload}
              />
            </Suspense>
          )}
          <MoreOf list={joinRequests}>{t('requests.more')}</MoreOf>
        </div>
        {invitations.shown.items.length > 0 && (
          <div className="mt-5">
            <h3 className="font-semibold">{t('invitations.title')}</h3>
            <ul>
              {invitations.shown.items.map((invitation) => (
                <InvitationItem
                  key={invitation.id}
                  invitation={invitation}
                  onChanged={(after) =>
                    invitations.change(after.state === 'revoked' ? without(after) : replaced(after))
                  }
                  onOutdated={() => {
                    invitations.reload()
                    members.reload()
                  }}
                />
              ))}
            </ul>
            <MoreOf list={invitations}>{t('invitations.more')}</MoreOf>
          </div>
        )}
        <div className="mt-5">
          <h3 className="font-semibold">{t('list')}</h3>
          <input
            type="search"
            value={typed}
            onChange={({ target }) => find(target.value)}
            aria-label={t('search')}
            placeholder={t('search')}
            {...longAria(searchId, { text: typed, limit: longestSearch })}
            className="control mt-2"
          />
          <TooLong id={searchId} text={typed} limit={longestSearch} />
          <ul aria-busy={members.loading === 'first'}>
            {members.shown.items.map((member) => (
              <MemberItem key={member.id} member={member} onManage={() => setManaged(member)} />
            ))}
          </ul>
          <p role="status" className="text-ink-2 not-empty:mt-3">
            {members.shown.items.length === 0 && members.loading === null && members.error === null
              ? t('nothing')
              : ''}
          </p>
          <MoreOf list={members}>{t('more')}</MoreOf>
        </div>
      </ReadyFields>
      {inviting && (
        <InviteDialog
          open={inviting.open}
          given={given}
          onInvited={(invitation) => invitations.change((items) => [invitation, ...items])}
          onClose={() => setInviting({ open: false })}
        />
      )}
      {managed && (
        <MemberDialog
          key={managed.id}
          member={managed}
          given={given}
          onChanged={changed}
          onRemove={() => {
            setLeaving(managed)
            setManaged(null)
          }}
          onClose={() => setManaged(null)}
        />
      )}
      {leaving && (
        <ConfirmGoing
          title={t('remove.title', { name: leaving.displayName })}
          about={t('remove.about')}
          keep={t('remove.keep')}
          confirm={t('remove.confirm')}
          go={() => removeMember(leaving.id)}
          onGone={() => {
            members.change(without(leaving))
            setLeaving(null)
            void toast('success', t('remove.done', { name: leaving.displayName }))
            if (leaving.isCaller) router.refresh()
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

type MoreOfProps = {
  list: Pick<ReturnType<typeof usePages>, 'loading' | 'error' | 'more' | 'retry'> & {
    shown: { nextCursor: string | null }
  }
  children: ReactNode
}

/** Loads the rest of a list, or tries again after a failure. */
function MoreOf({ list, children }: MoreOfProps) {
  const t = useTranslations('members')
  if (list.error !== null) {
    return <ListFailure list={list} title={t('failed')} retryLabel={t('retry')} className="mt-3" />
  }
  if (list.shown.nextCursor === null) return null
  return (
    <Button variant="secondary" block className="mt-3" loading={list.loading === 'more'} onClick={list.more}>
      {children}
    </Button>
  )
}
