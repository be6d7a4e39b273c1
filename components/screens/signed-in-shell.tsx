import { getTranslations } from 'next-intl/server'
import { UserMenu } from '@/components/accounts/user-menu'
import { BranchSwitcher } from '@/components/branches/branch-switcher'
import { ClientMessages } from '@/components/layout/client-messages'
import { MemberShell, type MemberShellProps } from '@/components/layout/member-shell'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { menuPerson } from '@/lib/accounts/menu-person'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { formatDate } from '@/lib/dates/format-long'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { orNull, shellParts } from './shell-parts'

type SignedInShellProps = {
  layout?: Exclude<MemberShellProps['layout'], 'member-minimal'>
  children: MemberShellProps['children']
}

/** The member shell around a signed-in person's pages; each page checks the session again itself. */
export async function SignedInShell({ layout, children }: SignedInShellProps) {
  const { viewer, me, member, bars } = await shellParts()
  return (
    <MemberShell
      {...bars}
      layout={layout}
      switcher={member && (await branchSwitcher())}
      userMenu={
        <ClientMessages messages={await pickMessages('userMenu')}>
          <UserMenu person={menuPerson(me, viewer.email)} />
        </ClientMessages>
      }
    >
      {me?.deleteAfter && <DeletionNotice deleteAfter={me.deleteAfter} />}
      {children}
    </MemberShell>
  )
}

/** Shown on every page to a person who deleted their account and came back: the way to keep it. */
async function DeletionNotice({ deleteAfter }: { deleteAfter: string }) {
  const t = await getTranslations('account.deletion')
  return (
    <Alert
      tone="mango"
      title={t('pending', { day: formatDate(new Date(deleteAfter)) })}
      action={
        <ButtonLink href="/my-account#deletion" size="sm">
          {t('look')}
        </ButtonLink>
      }
      className="mb-6 print:hidden"
    />
  )
}

/** With more branches than this they are searched: a full list would be part of every page. */
const listedBranches = 30

/** The branch switcher, for members who see several branches; others have nothing to choose. */
async function branchSwitcher() {
  const [branches, chosen] = (await orNull(Promise.all([listBranches(), getChosenBranch()]))) ?? [[], null]
  if (branches.length < 2) return null
  const isSearched = branches.length > listedBranches
  // A search is loaded by the press that opens it, which may fail.
  const ofSearch = isSearched ? (['problems'] as const) : []
  return (
    <ClientMessages messages={await pickMessages('branchSwitcher', ...ofSearch)}>
      <BranchSwitcher
        branches={isSearched ? null : branches.map(({ id, name }) => ({ id, name }))}
        chosen={chosen && { id: chosen.id, name: chosen.name }}
      />
    </ClientMessages>
  )
}
