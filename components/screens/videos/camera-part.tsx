'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { CameraStage } from '@/components/videos/camera-stage'
import type { ChosenDevices } from '@/lib/videos/camera'
import type { Studio } from './use-studio'

/** The second stage: in front of the camera. */
export default function CameraPart({ studio, instead }: { studio: Studio; instead: ReactNode }) {
  const t = useTranslations()
  const [chosen, setChosen] = useState<ChosenDevices>({ camera: null, microphone: null })
  const { question, script } = studio
  const written = script.split('\n').filter((line) => line.trim() !== '')
  const lines = written.length > 0 ? written : [t(`recording.hints.${question ?? 'free'}`)]
  return (
    <CameraStage
      question={question ? t(`introVideos.questions.${question}`) : t('introVideos.free')}
      lines={lines}
      chosen={chosen}
      onChooseDevices={setChosen}
      onFilm={(film) => void studio.take(film, true)}
      onBack={() => studio.cancel({ at: 'choose' })}
      instead={instead}
    />
  )
}
