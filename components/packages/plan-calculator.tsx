'use client'

import { useId, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { formatBaht } from '@/lib/money/format-baht'
import {
  buffetPlans,
  creditPlan,
  orderablePlan,
  ordersOf,
  type Plan,
  type Purchase,
} from '@/lib/packages/cheapest'
import { withVat } from '@/lib/packages/prices'
import type { Offer, PriceList } from '@/validators/price-list'

const most = 40

/** Its texts, with # for the number or amount, so that this page needs no message library. */
export type CalculatorLabels = Readonly<
  Record<
    | 'posts'
    | 'perMonth'
    | 'fewer'
    | 'more'
    | 'others'
    | 'oneByOne'
    | 'packs'
    | 'month'
    | 'cheapest'
    | 'withVat'
    | 'perPost'
    | 'withoutLimit'
    | 'left'
    | 'orders'
    | 'buy'
    | 'buyFirst',
    string
  >
> & {
  /** The name of a package by kind and size, with # for the count. */
  readonly offers: Readonly<Record<string, string>>
  /** The same without a count. */
  readonly names: Readonly<Record<string, string>>
}

type PlanCalculatorProps = {
  prices: PriceList
  labels: CalculatorLabels
  /** Whether the viewer pays for a company, and may buy what is advised. */
  canBuy: boolean
}

const fill = (label: string | undefined, value: string | number) => (label ?? '').replace('#', String(value))

/** Posts a month → what to buy, its price, and the price of the alternatives. */
export function PlanCalculator({ prices, labels, canBuy }: PlanCalculatorProps) {
  const [posts, setPosts] = useState(4)
  const id = useId()
  const plan = orderablePlan(posts, prices)
  const [first] = plan.purchases
  const rows = rivals(posts, prices)
  const dearest = Math.max(...rows.map(({ satang }) => satang))
  const nameOf = ({ kind, size }: Purchase) => labels.names[`${kind}-${size}`] ?? ''
  const move = (wanted: number) => setPosts(Math.min(most, Math.max(1, wanted)))

  return (
    <Card className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-8 p-5 sm:p-7">
      <div>
        <label htmlFor={id} className="font-semibold">
          {labels.posts}
        </label>
        <div className="mt-3 flex items-center gap-3">
          <StepButton
            icon="minus"
            label={labels.fewer}
            disabled={posts <= 1}
            onPress={() => move(posts - 1)}
          />
          <output htmlFor={id} className="min-w-24 text-center text-2xl font-bold whitespace-nowrap">
            {fill(labels.perMonth, posts)}
          </output>
          <StepButton
            icon="plus"
            label={labels.more}
            disabled={posts >= most}
            onPress={() => move(posts + 1)}
          />
        </div>
        <input
          id={id}
          type="range"
          min={1}
          max={most}
          value={posts}
          aria-valuetext={fill(labels.perMonth, posts)}
          onChange={(event) => move(event.target.valueAsNumber)}
          className="mt-3 h-11 w-full accent-primary"
        />
        <h3 className="mt-5 text-sm text-ink-2">{labels.others}</h3>
        <ul className="mt-2 grid gap-3">
          {rows.map(({ key, satang, orders }) => (
            <li key={key}>
              <span className="flex justify-between gap-4 text-sm">
                <span>
                  {[labels[key], orders > 1 && fill(labels.orders, orders)].filter(Boolean).join(' · ')}
                </span>
                <span className="whitespace-nowrap">{formatBaht(satang)}</span>
              </span>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="mt-1 h-2 w-full overflow-hidden rounded-full bg-well"
              >
                <rect
                  width={(satang / dearest) * 100}
                  height="4"
                  className={classNames(satang === plan.satang ? 'fill-leaf' : 'fill-control')}
                />
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <div aria-live="polite" aria-atomic="true" className="rounded-card bg-leaf-soft p-5 sm:p-6">
        <p className="flex items-center gap-2 font-semibold text-leaf">
          <Icon name="check-circle" />
          {labels.cheapest}
        </p>
        <ul className="mt-3 grid gap-1 text-xl font-semibold">
          {plan.purchases.map(({ kind, size, count }) => (
            <li key={`${kind}-${size}`}>{fill(labels.offers[`${kind}-${size}`], count)}</li>
          ))}
        </ul>
        <p className="mt-4 text-3xl font-bold">{formatBaht(plan.satang)}</p>
        <p className="text-ink-2">{fill(labels.withVat, formatBaht(withVat(plan.satang)))}</p>
        <p className="mt-3">
          <span>{fill(labels.perPost, formatBaht(Math.ceil(plan.satang / posts)))}</span>
          {plan.left === null && <span className="block text-ink-2">{labels.withoutLimit}</span>}
          {plan.left !== null && plan.left > 0 && (
            <span className="block text-ink-2">{fill(labels.left, plan.left)}</span>
          )}
        </p>
        {canBuy && first && (
          <>
            <ButtonLink
              href={`/credit-package?kind=${first.kind}&size=${first.size}`}
              variant="accent"
              block
              className="mt-4"
            >
              {labels.buy}
            </ButtonLink>
            {ordersOf(plan) > 1 && (
              <p className="mt-2 text-sm text-ink-2">{fill(labels.buyFirst, nameOf(first))}</p>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

type StepButtonProps = { icon: 'plus' | 'minus'; label: string; disabled: boolean; onPress: () => void }

function StepButton({ icon, label, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-12 place-items-center rounded-control border border-control bg-card hover:bg-well disabled:opacity-50"
    >
      <Icon name={icon} />
    </button>
  )
}

/** The alternatives that people compare. */
function rivals(posts: number, prices: PriceList) {
  const smallest: Offer[] = prices.job_post.slice(0, 1)
  const ways: readonly (readonly [key: 'oneByOne' | 'packs' | 'month', plan: Plan | null | undefined])[] = [
    ['oneByOne', creditPlan(posts, smallest)],
    ['packs', creditPlan(posts, prices.job_post)],
    ['month', buffetPlans(prices)[0]],
  ]
  return ways.flatMap(([key, plan]) => (plan ? [{ key, satang: plan.satang, orders: ordersOf(plan) }] : []))
}
