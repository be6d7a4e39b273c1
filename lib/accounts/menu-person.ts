import type { Me } from './me'

/** What the user menu shows about the signed-in person. */
export type MenuPerson = {
  readonly displayName: string
  readonly email: string
  /** Address of the photo they show of themselves. */
  readonly photoUrl: string | null
  /** The person's company, and whether they may edit it; null for who has none. */
  readonly company: { readonly name: string; readonly isEditor: boolean } | null
}

/** The menu's data, from the account or, before registration, from the e-mail address of the sign-in. */
export function menuPerson(me: Me | null, signInEmail: string | null): MenuPerson {
  const email = me?.email ?? signInEmail ?? ''
  const member = me && 'member' in me ? me.member : null
  return {
    displayName: me?.displayName ?? email,
    email,
    photoUrl: me?.photoUrl ?? null,
    company: member && { name: member.company.name, isEditor: member.can.includes('company.edit') },
  }
}
