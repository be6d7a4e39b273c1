'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Asks for the page again when an order becomes paid while it is looked at: the credits on it are those of before. */
export function useRefreshWhenPaid(isPaid: boolean): void {
  const router = useRouter()
  const wasPaid = useRef(isPaid)
  useEffect(() => {
    if (isPaid && !wasPaid.current) router.refresh()
    wasPaid.current = isPaid
  }, [isPaid, router])
}
