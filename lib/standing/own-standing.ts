import type { CompanyStanding } from '@/validators/company-standing'
import type { Permission } from '@/validators/permissions'

/** What screens know of the viewer's company when they explain a limit. */
export type OwnStanding = {
  readonly standing: CompanyStanding
  /** Whether the viewer may do something about it. */
  readonly canProve: boolean
}

type Viewer = {
  readonly member: {
    readonly can: readonly Permission[]
    readonly company: { readonly standing: CompanyStanding }
  } | null
}

/** The standing of the viewer's company; null for somebody without one. */
export function ownStanding({ member }: Viewer): OwnStanding | null {
  if (!member) return null
  return { standing: member.company.standing, canProve: member.can.includes('company.edit') }
}
