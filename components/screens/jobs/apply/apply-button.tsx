'use client'

import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { type ButtonStyle, buttonClass } from '@/components/ui/button-style'
import { Dialog } from '@/components/ui/dialog'
import { isForTheBrowser } from '@/components/ui/link'
import { mayFetchUnasked, whenIdle } from '@/components/ui/prefetch'
import { Skeleton } from '@/components/ui/skeleton'
import { isSecondStep, useBackCloses } from '@/components/ui/use-back-closes'
import { unsentPrefix } from '@/lib/applications/unsent-prefix'
import { sheetMark } from '@/lib/navigation/sheet-address'
import type { ApplySheetProps } from './apply-sheet'

const loadLate = () => import('./late-apply-sheet')
const loadSheet = () => loadLate().then(({ loadApplySheet }) => loadApplySheet())

/** Whether something about a post may wait for a network in this browser, whose ever it is. */
const mayWait = (jobPostId: string): boolean => {
  try {
    return localStorage.getItem(unsentPrefix + jobPostId) !== null
  } catch {
    // Storage is refused: nothing is kept.
    return false
  }
}

type ApplyButtonProps = ApplySheetProps &
  ButtonStyle & {
    texts: {
      readonly title: ReactNode
      readonly close: string
      readonly failed: string
      /** Names the link while an application waits to be sent. */
      readonly waits: string
    }
    children: ReactNode
  }

/**
 * The link to applying, which opens a sheet in the frame of the press; what is in it comes when the page is idle, or then. The
 * browser's back button closes it, and from where a link in it led it leads back to the open sheet.
 * Without a script, and in another tab, it leads to the page of the same form. It says where an application waits in the sheet.
 */
export function ApplyButton({
  texts,
  variant = 'accent',
  size,
  block,
  children,
  ...sheet
}: ApplyButtonProps) {
  const href = `/jobs/${sheet.post.id}/apply`
  const [isOpen, setOpen] = useBackCloses(href)
  const [Sheet, setSheet] = useState<ComponentType<ApplySheetProps> | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const wasOpened = isOpen !== null

  useEffect(() => {
    if (mayFetchUnasked()) whenIdle(() => void loadSheet().catch(() => undefined))
  }, [])

  // Who comes back from a provider goes on where they left.
  useEffect(() => {
    if (location.hash !== sheetMark) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setOpen(true)
  }, [setOpen])

  useEffect(() => {
    if (!isOpen) return
    setFailed(false)
    loadSheet().then(
      (loaded) => setSheet(() => loaded.default),
      () => setFailed(true),
    )
  }, [isOpen])

  useEffect(() => {
    if (!wasOpened && !mayWait(sheet.post.id)) return
    const leaving = new AbortController()
    loadLate()
      .then(({ followWaiting }) => followWaiting(sheet.post.id, setWaiting, leaving.signal))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [wasOpened, sheet.post.id])

  const open = (press: MouseEvent<HTMLAnchorElement>) => {
    if (isForTheBrowser(press)) return
    press.preventDefault()
    setOpen(true)
  }

  /** Chrome on Android asks the sheet to close, instead of going back in the history. */
  const stepBack = (request: SyntheticEvent) => {
    if (!request.cancelable || !isSecondStep()) return
    request.preventDefault()
    history.back()
  }

  return (
    <>
      <a
        href={href}
        data-opens
        onClick={open}
        className={buttonClass({ variant: isWaiting ? 'secondary' : variant, size, block })}
      >
        {isWaiting ? texts.waits : children}
      </a>
      {isOpen !== null &&
        createPortal(
          <Dialog
            open={isOpen}
            onClose={() => setOpen(false)}
            onCancel={stepBack}
            size="sheet"
            title={texts.title}
            closeLabel={texts.close}
          >
            {Sheet ? (
              <Sheet {...sheet} />
            ) : isFailed ? (
              <a href={href} className="font-medium underline underline-offset-4">
                {texts.failed}
              </a>
            ) : (
              <Skeleton className="h-48" />
            )}
          </Dialog>,
          document.body,
        )}
    </>
  )
}
