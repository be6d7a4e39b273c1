import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { say } from '@/components/ui/say'
import { useOnline } from '@/components/ui/use-online'
import type { Unsent } from '@/lib/applications/unsent'
import { loginPath } from '@/lib/auth/next-path'
import { currentMark } from '@/lib/auth/sign-in-mark'

type UnsentNoticeProps = {
  item: Unsent
  onCancel: () => void
  /** Which answer waits, where its decision has other words. */
  answer?: 'acceptLeft'
  /** What is sent, where that is not said beside it. */
  children?: ReactNode
}

/** The button that was pressed, where it is there again: of a form, or of what stands behind `before` in `place`. */
function buttonAgain(form: Element | null, place: Element | null, before: Element | null, pressed: string) {
  if (form) return form.querySelector<HTMLElement>('button[type=submit]')
  const again = before ? before.nextElementSibling : place?.firstElementChild
  const one = (wanted: string) => again?.querySelector<HTMLElement>(`button${wanted}:enabled`)
  return one(`[data-event="${pressed}"]`) ?? one('')
}

/** Says that something waits for a network, or for who has to sign in again, where its button was, and how to think better of it. */
export function UnsentNotice({ item, onCancel, answer, children }: UnsentNoticeProps) {
  const t = useTranslations('unsent')
  const here = usePathname()
  const isOnline = useOnline()
  const needsSignIn = isOnline && (item.needsSignIn || currentMark() === null)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was pressed has gone.
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [])
  const cancel = () => {
    const own = element.current
    const [form = null, place = null, before = null] = own
      ? [own.closest('form'), own.parentElement, own.previousElementSibling]
      : []
    flushSync(onCancel)
    const around = place?.isConnected ? place : document.body
    say(t('cancelled', { kind: item.kind }), around)
    buttonAgain(form, place, before, item.kind === 'answer' ? item.answer.decision : '')?.focus()
  }
  return (
    <div ref={element} role="status" tabIndex={-1} className="rounded-card outline-none">
      <Alert
        title={
          needsSignIn
            ? t('signInFirst', { kind: item.kind })
            : item.kind === 'answer'
              ? t('answer', { decision: answer ?? item.answer.decision })
              : t('application')
        }
        action={
          <div className="flex flex-wrap gap-2">
            {needsSignIn && (
              <ButtonLink href={loginPath(here, 'expired')} size="sm">
                {t('signIn')}
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('cancelOf', { title: item.title })}
              onClick={cancel}
            >
              {t('cancel')}
            </Button>
          </div>
        }
      >
        {children}
        <p>{t(needsSignIn ? 'signInAbout' : 'about')}</p>
      </Alert>
    </div>
  )
}
