import { useTranslations } from 'next-intl'
import { buffetFrom } from '@/lib/packages/cheapest'
import { type PriceList, packageKinds } from '@/validators/price-list'

const aspects = ['suits', 'gives', 'spent', 'shared', 'applicants', 'invoice'] as const

/** What the plans offer, side by side; on phones each plan is a list of its own. */
export function PlanComparison({ prices }: { prices: PriceList }) {
  const t = useTranslations('plans')
  const nameOf = useTranslations('packages')
  const posts = buffetFrom(prices) ?? 0
  return (
    <div className="@container rounded-card border border-line bg-card shadow-soft">
      {/* Explicit roles, because browsers do not treat a table with block layout as a table. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className="w-full @max-[44rem]:block">
        <caption className="sr-only">{t('title')}</caption>
        <thead role="rowgroup" className="@max-[44rem]:sr-only">
          <tr role="row" className="border-b border-line text-left">
            <td role="cell" className="w-1/5 p-4" />
            {packageKinds.map((kind) => (
              <th role="columnheader" scope="col" key={kind} className="p-4 font-semibold">
                {nameOf(`${kind}.title`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[44rem]:block">
          {aspects.map((aspect) => (
            <tr
              role="row"
              key={aspect}
              className="border-b border-line align-top last:border-b-0 @max-[44rem]:block @max-[44rem]:p-4"
            >
              <th
                role="rowheader"
                scope="row"
                className="p-4 text-left font-medium @max-[44rem]:block @max-[44rem]:p-0"
              >
                {t(`${aspect}.name`)}
              </th>
              {packageKinds.map((kind) => (
                <td
                  role="cell"
                  key={kind}
                  className="p-4 text-ink-2 @max-[44rem]:block @max-[44rem]:p-0 @max-[44rem]:pt-2"
                >
                  <span aria-hidden="true" className="block text-sm font-medium text-ink md:hidden">
                    {nameOf(`${kind}.title`)}
                  </span>
                  {t(`${aspect}.${kind}`, { posts })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}
