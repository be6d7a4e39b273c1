import { Alert } from './alert'
import { Button } from './button'

type ListFailureProps = {
  /** The result of `usePages`. */
  list: { readonly error: unknown; readonly loading: unknown; readonly retry: () => void }
  title: string
  retryLabel: string
  className: string
}

/** The last error of a list, with a retry button; nothing without an error. */
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
