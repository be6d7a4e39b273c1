import type { ReactNode } from 'react'
import { MemberShell } from '@/components/layout/member-shell'
import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import { type MenuPerson, menuPerson } from '@/lib/accounts/menu-person'
import { shellParts } from './shell-parts'

/**
 * The shell around pages about one post or branch, in the layout member-minimal. They carry forms and boards, so what they
 * do without costs no script: the branch switcher, which they do not follow, and the menu of the person.
 */
export async function CompanyShell({ children }: { children: ReactNode }) {
  const { viewer, me, bars } = await shellParts()
  return (
    <MemberShell
      {...bars}
      layout="member-minimal"
      userMenu={<AccountLink person={menuPerson(me, viewer.email)} />}
    >
      {children}
    </MemberShell>
  )
}

/** The signed-in person, as the way to their account. */
function AccountLink({ person: { displayName, email, photoUrl } }: { person: MenuPerson }) {
  return (
    <Link
      href="/my-account"
      className="flex min-h-11 items-center gap-2.5 rounded-control px-2 py-2 hover:bg-well"
    >
      <Avatar name={displayName} src={photoUrl} />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="font-medium">
          <Unbroken isName inOneLine>
            {displayName}
          </Unbroken>
        </span>
        <span className="block truncate text-xs text-ink-3">{email}</span>
      </span>
    </Link>
  )
}
