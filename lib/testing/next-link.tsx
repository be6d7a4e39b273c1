import type { ComponentProps } from 'react'

/** next/link in component tests: the anchor alone, since no router surrounds it. */
export default function NextLink({ prefetch: _, ...rest }: ComponentProps<'a'> & { prefetch?: boolean }) {
  return <a {...rest} />
}
