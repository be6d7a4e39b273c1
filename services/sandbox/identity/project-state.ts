import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

/** What a project's state consists of in the emulator; the rest of the object is wiring. */
const durableFields = [
  'users',
  'localIdForEmail',
  'localIdForInitialEmail',
  'localIdForPhoneNumber',
  'localIdsForProviderEmail',
  'userIdForProviderRawId',
  'oobs',
  'verificationCodes',
  'temporaryProofs',
] as const

/** The state of one identity project as JSON text. */
export function serializeProject(state: AgentProjectState): string {
  const fields = state as unknown as Record<string, unknown>
  return JSON.stringify(Object.fromEntries(durableFields.map((name) => [name, fields[name]])), tagCollections)
}

/** A project as it was when `text` was written, or an empty one. */
export function restoreProject(projectId: string, text: string | undefined): AgentProjectState {
  const state = new AgentProjectState(projectId)
  // As in every project made today: sign-in and password reset do not tell whether an address is known.
  state.enableImprovedEmailPrivacy = true
  return Object.assign(state, text ? JSON.parse(text, untagCollections) : {})
}

function tagCollections(_key: string, value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value] }
  if (value instanceof Set) return { $set: [...value] }
  return value
}

function untagCollections(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('$map' in value) return new Map(value.$map as [unknown, unknown][])
  if ('$set' in value) return new Set(value.$set as unknown[])
  return value
}
