import 'client-only'
import { navigateTo } from '@/lib/navigation/navigate'
import { conversationPath } from './talk'

/** Why nothing can be recorded. */
export type MicrophoneProblem = 'refused' | 'none' | 'unsupported'

/** Types to record in; every phone and computer plays AAC, and Opus in most. What the service takes is among them alone. */
const recordingTypes = [
  'audio/mp4;codecs="mp4a.40.2"',
  'audio/webm;codecs="opus"',
  'audio/webm',
  'audio/mp4',
] as const

/** The first type that this browser can record, or null where it records none. */
export const voiceType = (
  isSupported: ((type: string) => boolean) | undefined = globalThis.MediaRecorder?.isTypeSupported?.bind(
    MediaRecorder,
  ),
): string | null => recordingTypes.find((type) => isSupported?.(type)) ?? null

type Policy = { readonly allowsFeature?: (feature: string) => boolean }

/**
 * Whether this document may use a microphone at all: one that was opened elsewhere, and in which the router came to chat, may not.
 * Browsers without the header do not say, and may.
 */
export const mayRecordHere = (
  { featurePolicy }: { readonly featurePolicy?: Policy } = document as { featurePolicy?: Policy },
): boolean => featurePolicy?.allowsFeature?.('microphone') !== false

/** What getUserMedia's exceptions mean (w3.org/TR/mediacapture-streams, 10.2.2). */
export function microphoneProblem(error: unknown): MicrophoneProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return ['NotFoundError', 'OverconstrainedError', 'NotReadableError', 'AbortError'].includes(name)
    ? 'none'
    : 'unsupported'
}

const asked = 'record'

/** Loads chat anew so that it may record, for which the address asks; the words in the field are kept as a draft. */
export const reloadToRecord = (conversationId: string): void =>
  navigateTo(`${conversationPath(conversationId)}&${asked}`)

/** Whether the page was loaded anew to record; asked once, for the address says so no longer afterwards. */
export function cameToRecord(conversationId: string): boolean {
  if (!new URLSearchParams(location.search).has(asked)) return false
  history.replaceState(history.state, '', conversationPath(conversationId))
  return true
}
