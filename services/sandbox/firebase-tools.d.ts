/** The internal parts of firebase-tools that the sandbox uses; the package has no types for them. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http'
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js'
  export function createApp(
    defaultProjectId: string,
    singleProjectMode: number | undefined,
    projectStateForId: Map<string, AgentProjectState>,
  ): Promise<RequestListener>
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  const specification: { default: { paths: Record<string, unknown> } }
  export default specification
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export class AgentProjectState {
    constructor(projectId: string)
    enableImprovedEmailPrivacy: boolean
    getUserByLocalId(localId: string): { validSince?: string } | undefined
  }
}

declare module 'firebase-tools/lib/emulator/storage/index.js' {
  import type { StoredFile } from 'firebase-tools/lib/emulator/storage/files.js'
  import type { Persistence } from 'firebase-tools/lib/emulator/storage/persistence.js'

  export type RulesRequest = {
    method: 'get' | 'list' | 'create' | 'update' | 'delete'
    /** `b/{bucket}/o/{object}` */
    path: string
    file: {
      before?: object
      after?: { size: number; contentType?: string; contentDisposition?: string; contentEncoding?: string }
    }
    token?: string
  }
  type Ruleset = {
    verify(request: RulesRequest): Promise<{ permitted: boolean; issues: { exist(): boolean } }>
  }

  export class StorageEmulator {
    constructor(args: {
      projectId: string
      host: string
      port: number
      rules: { name: string; content: string }
    })
    args: { projectId: string }
    _files: Map<string, StoredFile>
    _persistence: Persistence
    _rulesManager: { getRuleset(): Ruleset }
    _cloudFunctions: unknown
    getPersistenceTmpDir(): string
  }
}

declare module 'firebase-tools/lib/emulator/storage/files.js' {
  import type { StoredFileMetadata } from 'firebase-tools/lib/emulator/storage/metadata.js'
  export class StoredFile {
    constructor(metadata: StoredFileMetadata)
    metadata: StoredFileMetadata
  }
}

declare module 'firebase-tools/lib/emulator/storage/metadata.js' {
  export type StoredFileMetadata = { readonly size: number }
  export const StoredFileMetadata: {
    toJSON(metadata: StoredFileMetadata): string
    fromJSON(text: string, cloudFunctions: unknown): StoredFileMetadata
  }
}

declare module 'firebase-tools/lib/emulator/storage/persistence.js' {
  export class Persistence {
    _diskPathMap: Map<string, string>
    getDiskFileName(key: string): string | undefined
  }
}

declare module 'firebase-tools/lib/emulator/storage/server.js' {
  import type { RequestListener } from 'node:http'
  import type { StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js'
  export function createApp(projectId: string, emulator: StorageEmulator): Promise<RequestListener>
}

declare module 'firebase-tools/lib/emulator/registry.js' {
  export const EmulatorRegistry: { set(name: 'storage', emulator: object): void }
}
