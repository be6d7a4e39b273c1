import { Alert } from './alert'
import { Button } from './button'

type ListFailureProps = {
  /** A list of `usePages`. */
  list: { readonly error: unknown; readonly loading: unknown; readonly retry: () => void }
  title: string
  retryLabel: string
  className: string
}

/** What went wrong with a list last, and another try; nothing when all is well. */
export function ListFailure({ list, title, retryLabel, className }: ListFailureProps) {
  if (list.error === null) return null
  return (
    <Alert
      live
      tone="chilli"
      title={title}
      className={className}
      action={
        <Button variant="secondary" size="sm" loading={list.loading !== null} onClick={list.retry}>
          {retryLabel}
        </Button>
      }
    />
  )
}
