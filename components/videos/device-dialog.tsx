'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FieldFrame } from '@/components/forms/field-frame'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { ChosenDevices, Device } from '@/lib/videos/camera'

type DeviceDialogProps = {
  open: boolean
  devices: { readonly cameras: readonly Device[]; readonly microphones: readonly Device[] }
  chosen: ChosenDevices
  onChoose: (chosen: ChosenDevices) => void
  onClose: () => void
}

/** Which camera and which microphone records. */
export function DeviceDialog({ open, devices, chosen, onChoose, onClose }: DeviceDialogProps) {
  const t = useTranslations('recording.devices')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      size="confirm"
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <div className="grid gap-4">
        <DeviceField
          label={t('camera')}
          none={t('noCamera')}
          devices={devices.cameras}
          chosen={chosen.camera}
          onChoose={(camera) => onChoose({ ...chosen, camera })}
        />
        <DeviceField
          label={t('microphone')}
          none={t('noMicrophone')}
          devices={devices.microphones}
          chosen={chosen.microphone}
          onChoose={(microphone) => onChoose({ ...chosen, microphone })}
        />
      </div>
    </Dialog>
  )
}

type DeviceFieldProps = {
  label: string
  none: string
  devices: readonly Device[]
  chosen: string | null
  onChoose: (id: string) => void
}

function DeviceField({ label, none, devices, chosen, onChoose }: DeviceFieldProps) {
  const t = useTranslations('recording.devices')
  const id = useId()
  if (devices.length === 0) return <p className="text-ink-2">{none}</p>
  return (
    <FieldFrame id={id} label={label}>
      <div className="relative">
        <select
          id={id}
          value={chosen ?? devices[0]?.id}
          onChange={(event) => onChoose(event.target.value)}
          className="control appearance-none pr-11"
        >
          {devices.map((device, index) => (
            <option key={device.id} value={device.id}>
              {device.name || t('unnamed', { number: index + 1 })}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-3"
        />
      </div>
    </FieldFrame>
  )
}
