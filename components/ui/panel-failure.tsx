import { Alert } from './alert'
import { ButtonLink } from './button-link'

type PanelFailureProps = {
  title: string
  /** The page's own address, which loads it again. */
  retryHref: string
  retryLabel: string
}

/** Shown in place of a part of a page whose data could not be loaded, while the rest is there. */
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
