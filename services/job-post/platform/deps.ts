import type { Settings } from '@/lib/config/settings'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import type { FileStorage } from '@/services/shared/storage/file-storage'

/** The dependencies of this service's operations. */
export type Deps = {
  readonly db: Database
  readonly settings: Settings<'job-post'>
  readonly identity: IdentityProvider
  readonly storage: FileStorage
}
