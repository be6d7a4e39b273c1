'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useBlobAddress } from '@/components/ui/use-blob-address'
import {
  type MicrophoneProblem,
  mayRecordHere,
  microphoneProblem,
  reloadToRecord,
  voiceType,
} from '@/lib/talk/microphone'
import type { Carried } from '@/lib/talk/thread'
import { attachmentLimits } from '@/validators/talk-attachments'
import { type VoiceType, voiceTypes } from '@/validators/upload-terms'

type Recorded = { readonly file: Blob; readonly fileType: VoiceType; readonly durationMs: number }

/** How often the time shown is renewed, in milliseconds. */
const tickMs = 200
const longestMs = attachmentLimits.voiceSeconds * 1_000

type VoiceRecorderProps = { conversationId: string; onSend: (carried: Carried) => void }

/** Records a voice, lets it be listened to, and sends it or throws it away. */
export function VoiceRecorder({ conversationId, onSend }: VoiceRecorderProps) {
  const t = useTranslations('chat.attach.voice')
  const [voice, setVoice] = useState<Recorded | null>(null)
  const { elapsedMs, problem, start, stop } = useVoice(conversationId, setVoice)
  const address = useBlobAddress(voice?.file ?? null)
  const seconds = Math.floor((voice?.durationMs ?? elapsedMs ?? 0) / 1_000)
  const send = ({ file, fileType, durationMs }: Recorded) =>
    onSend({
      kind: 'file',
      file,
      fileType,
      name: '',
      shown: { kind: 'voice', fileType, durationMs, size: file.size },
    })
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('about', { seconds: attachmentLimits.voiceSeconds })}</p>
      <p role="timer" className="text-center text-3xl tabular-nums">
        {`0:${String(seconds).padStart(2, '0')}`}
      </p>
      <p role="status" className="sr-only">
        {elapsedMs !== null ? t('recording') : voice ? t('recorded', { seconds }) : ''}
      </p>
      {voice ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: what somebody just said has no captions */}
          <audio controls src={address} aria-label={t('listen')} className="w-full" />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => send(voice)}>
              <Icon name="send" />
              {t('send')}
            </Button>
            <Button variant="secondary" onClick={() => setVoice(null)}>
              <Icon name="trash" />
              {t('discard')}
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={elapsedMs === null ? start : stop} className="justify-self-center">
          <Icon name={elapsedMs === null ? 'sound' : 'pause'} />
          {t(elapsedMs === null ? 'start' : 'stop')}
        </Button>
      )}
      {problem && (
        <p role="alert" className="text-sm text-chilli">
          {t(`problems.${problem}`)}
        </p>
      )}
    </div>
  )
}

type Running = {
  readonly recorder: MediaRecorder
  readonly stream: MediaStream
  readonly begunAt: number
}

/** Records for a minute at most; it stops by itself when the page is hidden, and is thrown away when the sheet closes. */
function useVoice(conversationId: string, onVoice: (voice: Recorded) => void) {
  const [elapsedMs, setElapsed] = useState<number | null>(null)
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null)
  const running = useRef<Running | null>(null)
  const isGone = useRef(false)

  const stop = useCallback(() => {
    if (running.current?.recorder.state === 'recording') running.current.recorder.stop()
  }, [])

  const record = (stream: MediaStream) => {
    const mimeType = voiceType()
    const recorder = new MediaRecorder(stream, mimeType ? { mimeType, audioBitsPerSecond: 48_000 } : {})
    const parts: Blob[] = []
    const begunAt = performance.now()
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) parts.push(data)
    }
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      running.current = null
      setElapsed(null)
      const [type] = recorder.mimeType.split(';')
      const fileType = voiceTypes.find((one) => one === type)
      if (isGone.current || parts.length === 0) return
      if (!fileType) return setProblem('unsupported')
      onVoice({
        file: new Blob(parts, { type: fileType }),
        fileType,
        durationMs: performance.now() - begunAt,
      })
    }
    recorder.start()
    running.current = { recorder, stream, begunAt }
    setElapsed(0)
  }

  const start = async () => {
    setProblem(null)
    if (!mayRecordHere()) return reloadToRecord(conversationId)
    if (!navigator.mediaDevices?.getUserMedia || voiceType() === null) return setProblem('unsupported')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true },
      })
      if (isGone.current) for (const track of stream.getTracks()) track.stop()
      else record(stream)
    } catch (error) {
      setProblem(microphoneProblem(error))
    }
  }

  const isRecording = elapsedMs !== null
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => {
      const elapsed = performance.now() - (running.current?.begunAt ?? performance.now())
      if (elapsed >= longestMs) stop()
      else setElapsed(elapsed)
    }, tickMs)
    return () => clearInterval(timer)
  }, [isRecording, stop])

  useEffect(() => {
    isGone.current = false
    const whenHidden = () => {
      if (document.hidden) stop()
    }
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      isGone.current = true
      document.removeEventListener('visibilitychange', whenHidden)
      stop()
    }
  }, [stop])

  return { elapsedMs, problem, start: () => void start(), stop }
}
