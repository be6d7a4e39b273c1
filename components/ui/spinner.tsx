/** A spinning ring for work in progress; the text beside it says what. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`${className} inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent`}
    />
  )
}
