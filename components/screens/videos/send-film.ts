import 'client-only'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { AskPermit } from '@/lib/uploads/send-picture'
import { storageProblem } from '@/lib/uploads/storage-problem'
import { upload } from '@/lib/uploads/upload'
import { writeCues } from '@/lib/videos/cues'
import type { OwnIntroVideo } from '@/lib/videos/intro-video'
import type { KeptFilm } from '@/lib/videos/kept-films'
import { knownQuestion } from '@/lib/videos/question'
import {
  addIntroVideo,
  changeIntroVideo,
  permitIntroVideo,
  permitIntroVideoPoster,
} from '@/lib/videos/requests'
import type { UploadInput } from '@/validators/upload'

type SendOptions = {
  /** Called with the share of the film that has arrived, in whole per cent. */
  readonly onProgress: (percent: number) => void
  /** Called with what has arrived for good, so that it is not sent again. */
  readonly onSent: (changes: Partial<KeptFilm>) => void
  readonly signal: AbortSignal
}

/** Stores one file where only the service reads it, and answers its name there. */
async function store(
  file: Blob,
  askPermit: AskPermit,
  { onProgress, signal }: Pick<SendOptions, 'onProgress' | 'signal'>,
): Promise<string> {
  // The service takes no other types, and says so itself.
  const fileType = file.type as UploadInput['fileType']
  const { token, ...place } = await askPermit({ fileType, size: file.size })
  signal.throwIfAborted()
  const options = { token, onProgress, signal, isPrivate: true, waitsForNetwork: true }
  const { error } = await upload({ ...place, fileType, file }, options)
  if (error !== null)
    throw new ProblemError(navigator.onLine ? storageProblem(error) : localProblem('network'))
  return place.fileName
}

/**
 * Sends a film with its still and captions and adds it to the worker's own. What has arrived once is not sent again, also after
 * the page was left in between. Rejects with ProblemError, or with the signal's reason.
 */
export async function sendFilm(kept: KeptFilm, options: SendOptions): Promise<OwnIntroVideo> {
  const { onSent, signal } = options
  const silently = { onProgress: () => undefined, signal }
  const fileName = kept.sentAs ?? (await store(kept.film, permitIntroVideo, options))
  if (!kept.sentAs) onSent({ sentAs: fileName })
  const posterFileName =
    kept.posterSentAs ?? (kept.poster && (await store(kept.poster, permitIntroVideoPoster, silently)))
  if (posterFileName && !kept.posterSentAs) onSent({ posterSentAs: posterFileName })
  signal.throwIfAborted()
  const body = {
    fileName,
    posterFileName,
    question: knownQuestion(kept.question),
    captions: writeCues(kept.captions),
  }
  try {
    return await addIntroVideo(body, kept.addKey)
  } catch (error) {
    if (error instanceof ProblemError) onSent(afterRefusal(error))
    throw error
  }
}

/** The next attempt is another request; a file that the service refused or does not find is gone there, and is sent again. */
function afterRefusal({ problem: { status, code } }: ProblemError): Partial<KeptFilm> {
  if (status === 0 || status >= 500) return {}
  const addKey = crypto.randomUUID()
  return /^(file|video)_/.test(code) ? { addKey, sentAs: null, posterSentAs: null } : { addKey }
}

/** Replaces the still of a film that is there already. */
export async function replacePoster(
  videoId: string,
  poster: Blob,
  signal: AbortSignal,
): Promise<OwnIntroVideo> {
  const posterFileName = await store(poster, permitIntroVideoPoster, { onProgress: () => undefined, signal })
  return changeIntroVideo(videoId, { posterFileName })
}
