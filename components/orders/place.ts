'use client'

import { createContext, useContext } from 'react'
import { memberPlace, type PaymentPlace } from '@/lib/orders/place'

export const PlaceContext = createContext<PaymentPlace>(memberPlace)

/** Where the order on the screen is made and paid. */
export const usePlace = (): PaymentPlace => useContext(PlaceContext)
