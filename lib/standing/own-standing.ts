import { type CompanyKind, isPersonalKind } from '@/validators/company-kind'
import type { CompanyStanding } from '@/validators/company-standing'
import type { Permission } from '@/validators/permissions'

/** What screens need to know about the viewer's company to explain a limit. */
export type OwnStanding = {
  readonly standing: CompanyStanding
  /** Whether the viewer may do something to raise the standing. */
  readonly canProve: boolean
  /** Whether it is a person's, whom documents alone can prove. */
  readonly isPerson?: boolean
}

type Viewer = {
  readonly member: {
    readonly can: readonly Permission[]
    readonly company: { readonly kind: CompanyKind; readonly standing: CompanyStanding }
  } | null
}

/** The standing of the viewer's company; null for somebody without a company. */
export function ownStanding({ member }: Viewer): OwnStanding | null {
  if (!member) return null
  const { kind, standing } = member.company
  return { standing, canProve: member.can.includes('company.edit'), isPerson: isPersonalKind(kind) }
}
