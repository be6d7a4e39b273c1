'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { profilePhotoSide } from '@/validators/upload-terms'

/** Where the visible square lies in the picture: its middle as shares of width and height, and how near it is. */
type View = { readonly x: number; readonly y: number; readonly zoom: number }

const largestZoom = 4
const step = 0.03
const jpegQuality = 0.9

const within = (value: number, half: number) => Math.min(1 - half, Math.max(half, value))

/** The visible square in pixels of the picture. */
function squareOf({ width, height }: ImageBitmap, { x, y, zoom }: View) {
  const side = Math.min(width, height) / zoom
  const left = within(x, side / width / 2) * width - side / 2
  const top = within(y, side / height / 2) * height - side / 2
  return { left, top, side }
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View): void {
  const { left, top, side } = squareOf(picture, view)
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

type PhotoCropProps = {
  picture: ImageBitmap
  /** Called with the square as a new picture: only pixels, so nothing of where or with what it was taken. */
  onUse: (photo: File) => void
  onClose: () => void
}

/** Cuts a square out of a picture: moved by drawing or by arrow keys, nearer by a slider. */
export default function PhotoCrop({ picture, onUse, onClose }: PhotoCropProps) {
  const t = useTranslations('resumes.photo')
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, setView] = useState<View>({ x: 0.5, y: 0.5, zoom: 1 })
  const held = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, view)
  }, [picture, view])

  const moveBy = (x: number, y: number) =>
    setView((now) => {
      const { side } = squareOf(picture, now)
      return {
        ...now,
        x: within(now.x + x, side / picture.width / 2),
        y: within(now.y + y, side / picture.height / 2),
      }
    })
  const hold = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId)
    held.current = { x: clientX, y: clientY }
  }
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (!held.current) return
    const { side } = squareOf(picture, view)
    const scale = side / currentTarget.clientWidth
    moveBy(
      ((held.current.x - clientX) * scale) / picture.width,
      ((held.current.y - clientY) * scale) / picture.height,
    )
    held.current = { x: clientX, y: clientY }
  }
  const letGo = () => {
    held.current = null
  }
  const press = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    moveBy(...by)
  }
  const use = () =>
    canvas.current?.toBlob(
      (photo) => photo && onUse(new File([photo], 'photo.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      jpegQuality,
    )

  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={t('crop')}
      size="confirm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={use}>{t('use')}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t('cropAbout')}</p>
        <button
          ref={forFingers}
          type="button"
          aria-label={t('frame')}
          onKeyDown={press}
          onPointerDown={hold}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          className="w-full overflow-hidden rounded-full border border-line"
        >
          <canvas ref={canvas} width={profilePhotoSide} height={profilePhotoSide} className="w-full" />
        </button>
        <div className="grid gap-2">
          <label htmlFor={`${id}-zoom`} className="font-medium">
            {t('zoom')}
          </label>
          <input
            id={`${id}-zoom`}
            type="range"
            min={1}
            max={largestZoom}
            step={0.1}
            value={view.zoom}
            onChange={(event) => setView({ ...view, zoom: Number(event.target.value) })}
            className="h-11 w-full"
          />
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}

/** A finger moves the picture, not the page. */
function forFingers(button: HTMLButtonElement | null): void {
  if (button) button.style.touchAction = 'none'
}
