import type { AccountKind } from '../identity/provider'
import type { ForwardedCaller } from '../service-client'

/** Decides for both services which kind a user may register as, who asks both at the same time. */
export type AccountKinds = {
  /** Reserves a kind for a user, for a day; answers the kind that is reserved, which may be the other one. */
  readonly reserve: (
    person: ForwardedCaller & { readonly uid: string },
    kind: AccountKind,
  ) => Promise<AccountKind>
}
