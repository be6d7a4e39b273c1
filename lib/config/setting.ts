export type ProcessName = 'web' | 'job-post' | 'partim'

type Kind = 'text' | 'url' | 'port' | 'list' | 'log-level' | 'id' | 'dsn' | 'switch' | 'count'

/** What is known of a setting, whatever its value. */
export type Setting = {
  readonly of: readonly ProcessName[]
  readonly kind: Kind
  /** Used when the setting is not set; `null` means that it must be set. */
  readonly fallback: string | null
  /** The default off Cloud Run (on a developer's machine), instead of `fallback`. */
  readonly local?: string
  readonly secret?: boolean
  readonly about: string
}
