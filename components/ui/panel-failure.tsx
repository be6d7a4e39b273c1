import { Alert } from './alert'
import { ButtonLink } from './button-link'

type PanelFailureProps = {
  title: string
  /** Asks again: the page's own address. */
  retryHref: string
  retryLabel: string
}

/** What stands for a part of a page whose data could not be had, while the rest of the page is there. */
export function PanelFailure({ title, retryHref, retryLabel }: PanelFailureProps) {
  return (
    <Alert
      tone="chilli"
      title={title}
      action={
        <ButtonLink href={retryHref} variant="secondary" size="sm">
          {retryLabel}
        </ButtonLink>
      }
    />
  )
}
