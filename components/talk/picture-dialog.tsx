'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type PictureDialogProps = {
  source: string
  alt: string
  width: number
  height: number
  onClose: () => void
}

/** A picture of a conversation, as large as the window allows. */
export default function PictureDialog({ source, alt, width, height, onClose }: PictureDialogProps) {
  const t = useTranslations('chat')
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={alt}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {/* biome-ignore lint/performance/noImgElement: only the two parties may read it, so no optimizer can */}
      <img
        src={source}
        alt={alt}
        width={width}
        height={height}
        className="mx-auto max-w-full"
        style={{ width: 'auto', height: 'auto', maxHeight: '65dvh' }}
      />
    </Dialog>
  )
}
