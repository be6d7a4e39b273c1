import { FilePathSource, Input, MP4, WEBM } from 'mediabunny'
import type { VoiceType } from '@/validators/upload-terms'
import {
  type Container,
  containerOf,
  copyOfAudio,
  isOfSystem,
  isWhole,
  type Limits,
  measure,
  Refused,
  writeCopies,
} from './clean-film'

/** Why a voice is refused: a message key under `problems`. */
export type VoiceFault = 'voice_unreadable' | 'voice_too_long'

/** What a voice is, as its packets show it; its headers are not believed. */
export type Voice = {
  readonly fileType: VoiceType
  readonly durationMs: number
  /** Bytes of the copy. */
  readonly size: number
}

type Cleaned = { readonly fault: VoiceFault } | { readonly fault: null; readonly voice: Voice }

/** Seconds that a voice lasts at least: less is a slip of the finger, or no sound at all. */
const shortestVoice = 0.2

/**
 * Copies the sound of a file into another as `cleanFilm` copies films, and leaves everything else behind, pictures too. Rejects
 * only when the disk fails or `signal` aborts.
 */
export async function cleanVoice(from: string, to: string, limits: Limits): Promise<Cleaned> {
  try {
    const container = await containerOf(from)
    if (container === null) return { fault: 'voice_unreadable' }
    const input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(from) })
    try {
      return { fault: null, voice: await copyVoice(input, to, container, limits) }
    } finally {
      input.dispose()
    }
  } catch (error) {
    limits.signal.throwIfAborted()
    if (isOfSystem(error)) throw error
    const isLong = error instanceof Refused && error.fault === 'video_too_long'
    return { fault: isLong ? 'voice_too_long' : 'voice_unreadable' }
  }
}

async function copyVoice(input: Input, to: string, container: Container, limits: Limits): Promise<Voice> {
  const audio = await input.getPrimaryAudioTrack()
  if (!audio) throw new Refused('video_unreadable')
  const sound = await measure(audio, container, limits)
  if (sound.count === 0 || sound.end - sound.start < shortestVoice) throw new Refused('video_unreadable')
  if (!(await isWhole(audio, sound))) throw new Refused('video_unreadable')
  const size = await writeCopies(to, container, limits.signal, async (output) => [
    await copyOfAudio(output, container, audio, sound, sound.start),
  ])
  return {
    fileType: `audio/${container}`,
    durationMs: Math.round((sound.end - sound.start) * 1000),
    size,
  }
}
