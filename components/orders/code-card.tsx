'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { formatBaht } from '@/lib/money/format-baht'
import type { Order } from '@/lib/orders/order'
import { usePlace } from './place'

/** What draws is loaded late, so that the code is there first. */
const loadDrawing = () => import('./code-picture')

type CodeCardProps = {
  order: Order
  paymentId: string
  seller: string
  /** Milliseconds; null until the server's time is known. */
  left: number | null
  /** How long a code can be scanned, in milliseconds. */
  whole: number
}

/** The code to scan, with its amount, for whom it is, and how long it can be scanned. */
export function CodeCard({ order, paymentId, seller, left, whole }: CodeCardProps) {
  const t = useTranslations('orders.pay')
  const amount = formatBaht(order.totalSatang)
  const address = usePlace().codePath(order.id, paymentId)
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 bg-primary px-5 py-3.5 text-on-primary">
        <span className="text-lg font-semibold">{t('promptpay')}</span>
        <span className="text-sm opacity-90 max-sm:hidden">{t('everyBank')}</span>
        <span className="text-sm opacity-90 sm:hidden">{t('order', { number: order.number })}</span>
      </div>
      <div className="grid justify-items-center gap-1 pb-2 text-center">
        <Code key={address} address={address} label={t('code', { amount, number: order.number })} />
        <p className="text-3xl leading-snug font-semibold tabular-nums">{amount}</p>
        <p className="px-5 text-sm text-ink-2">{t('to', { seller })}</p>
      </div>
      <TimeLeft left={left} whole={whole} />
      <SaveCode order={order} address={address} seller={seller} />
    </Card>
  )
}

function Code({ address, label }: { address: string; label: string }) {
  const t = useTranslations('orders.pay')
  const [load, setLoad] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const source = load === 0 ? address : `${address}&load=${load}`
  const drawn = useDrawn(isBroken ? null : source)
  return (
    // White in the dark as well, or phones could not read it. A colleague may scan it from a phone, and who has one phone
    // alone needs the button below it: small enough to show the time and the button above a phone's bar.
    <div className="grid w-64 place-items-center rounded-control bg-white">
      {isBroken ? (
        <div className="grid justify-items-center gap-3 p-6 text-[#14213d]">
          <p>{t('codeFailed')}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setBroken(false)
              setLoad(load + 1)
            }}
          >
            <Icon name="refresh" className="size-4" />
            {t('codeAgain')}
          </Button>
        </div>
      ) : (
        // biome-ignore lint/performance/noImgElement: it is drawn for this moment and must not be kept
        <img
          key={load}
          src={drawn ?? source}
          alt={label}
          width={288}
          height={288}
          // What is drawn has this margin of its own.
          className={drawn ? 'w-full' : 'w-full p-6'}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  )
}

/** The address of a code drawn as a PNG: what people keep from the screen goes to bank apps, which read no SVG. */
function useDrawn(source: string | null): string | null {
  const [drawn, setDrawn] = useState<string | null>(null)
  useEffect(() => {
    if (!source) return
    let url: string | null = null
    let isOver = false
    const draw = async () => {
      const { plainPictureOfCode } = await loadDrawing()
      const picture = await plainPictureOfCode(source)
      if (isOver) return
      url = URL.createObjectURL(picture)
      setDrawn(url)
    }
    // Where it cannot be drawn, the provider's own picture stays.
    draw().catch(() => undefined)
    return () => {
      isOver = true
      setDrawn(null)
      if (url) URL.revokeObjectURL(url)
    }
  }, [source])
  return drawn
}

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

function TimeLeft({ left, whole }: Pick<CodeCardProps, 'left' | 'whole'>) {
  const t = useTranslations('orders.pay')
  const percent = left === null ? 100 : Math.max(0, Math.min(100, (left / whole) * 100))
  return (
    <div className="grid gap-1.5 px-5 pb-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-ink-2">{t('within')}</span>
        <span role="timer" className="font-semibold tabular-nums">
          {left === null ? '–' : t('minutes', { time: clock(left) })}
        </span>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-1.5 w-full rounded-full bg-well"
      >
        <rect width={percent} height="4" className="fill-ink forced-colors:fill-[CanvasText]" />
      </svg>
    </div>
  )
}

function SaveCode({ order, address, seller }: { order: Order; address: string; seller: string }) {
  const t = useTranslations('orders.pay')
  const [busy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const words = {
        title: t('promptpay'),
        amount: formatBaht(order.totalSatang),
        order: t('order', { number: order.number }),
        seller: t('to', { seller }),
      }
      const { handOver, pictureOfCode } = await loadDrawing()
      await handOver(await pictureOfCode(address, words), `${order.number}.png`)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    // Who pays on the phone that shows it needs this button at once: the consent banner waits.
    <div data-asked className="grid gap-2 border-t border-line px-5 py-4">
      <Button variant="accent" block loading={busy} onClick={save}>
        {!busy && <Icon name="download" />}
        <span>{t('save')}</span>
      </Button>
      <p role="status" className="text-center text-sm text-ink-2">
        {isFailed ? t('saveFailed') : t('saveAbout')}
      </p>
    </div>
  )
}
