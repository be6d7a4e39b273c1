import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js'

/** The fields of the emulator's project state that hold data; the others hold references to other parts. */
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

/** Serializes the state of one identity project as JSON. */
export function serializeProject(state: AgentProjectState): string {
  const fields = state as unknown as Record<string, unknown>
  return JSON.stringify(Object.fromEntries(durableFields.map((name) => [name, fields[name]])), tagCollections)
}

/** Restores a project from its JSON, or creates an empty one. */
export function restoreProject(projectId: string, text: string | undefined): AgentProjectState {
  const state = new AgentProjectState(projectId)
  // The default in new projects: sign-in and password reset do not reveal whether an address is registered.
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
