import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-style'
import { Illustration } from '@/components/ui/illustration'
import { failedPage } from '@/lib/i18n/generated/failed-page'

export type ErrorScreenProps = {
  /** Identifies the failure in the server's log. */
  reference?: string | undefined
  /** Set when nothing failed but the visitor made too many requests. */
  waitSeconds?: number | null
  onRetry: () => void
}

/**
 * So many seconds after a failure of the server the page is asked for again by itself: pages load themselves again when there is
 * news, and a service that did not answer at that moment must not keep the news from whoever watches.
 */
const retryAfterSeconds = [5, 15, 45]

/** How often that has been done for a page. */
const tries = { path: '', count: 0 }

/** Asks for the page again after a while, a few times, where the server failed to render it; only while it is looked at. */
function useRetries(isOfServer: boolean, onRetry: () => void) {
  useEffect(() => {
    if (tries.path !== location.pathname) Object.assign(tries, { path: location.pathname, count: 0 })
    const seconds = retryAfterSeconds[tries.count]
    if (!isOfServer || seconds === undefined) return
    const again = () => {
      if (document.hidden) return
      tries.count += 1
      onRetry()
    }
    const timer = setTimeout(again, seconds * 1_000)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [isOfServer, onRetry])
}

const linkClass = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'

/**
 * Says that a page failed and that nothing is lost, and offers every way to continue. It depends on nothing around it.
 * Links load whole pages, because the router itself may have failed.
 */
export function ErrorScreen({ reference, waitSeconds = null, onRetry }: ErrorScreenProps) {
  useRetries(reference !== undefined, onRetry)
  const subject = reference ? `${failedPage.contact} ${reference}` : failedPage.contact
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[58dvh] max-w-md flex-col items-center justify-center p-6 text-center"
    >
      <Illustration name="storm" className="mb-5 h-36 w-48" />
      <h1 className="text-2xl">{waitSeconds === null ? failedPage.title : failedPage.busyTitle}</h1>
      <p className="mt-2 text-ink-2">
        {waitSeconds === null
          ? failedPage.about
          : failedPage.busyAbout.replace('{minutes}', String(Math.ceil(waitSeconds / 60)))}
      </p>
      {reference && (
        <p className="mt-1 text-sm text-ink-3">
          {failedPage.reference} <code className="select-all">{reference}</code>
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={onRetry} className={buttonClass({})}>
          {failedPage.retry}
        </button>
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          {failedPage.home}
        </a>
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-x-6">
        <button type="button" onClick={() => location.reload()} className={linkClass}>
          {failedPage.reload}
        </button>
        <a
          href={`mailto:${failedPage.supportEmail}?subject=${encodeURIComponent(subject)}`}
          className={linkClass}
        >
          {failedPage.contact}
        </a>
      </div>
    </div>
  )
}
