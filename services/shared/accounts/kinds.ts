import type { AccountKind } from '../identity/provider'
import type { ForwardedCaller } from '../service-client'

/** Who decides, for both services, as which kind somebody who asks for both at once may register. */
export type AccountKinds = {
  /** Reserves a kind for the person, for a day; answers the one that is reserved, which may be the other. */
  readonly reserve: (
    person: ForwardedCaller & { readonly uid: string },
    kind: AccountKind,
  ) => Promise<AccountKind>
}
