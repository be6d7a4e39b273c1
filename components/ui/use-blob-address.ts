'use client'

import { useEffect, useState } from 'react'

/** The address of something in memory, given back when it is no longer shown; undefined for nothing. */
export function useBlobAddress(blob: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return setAddress(undefined)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
