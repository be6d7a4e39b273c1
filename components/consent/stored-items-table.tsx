import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type CategoryName, consentCategories } from '@/lib/consent/categories'
import { type StoredItem, storedItems } from '@/lib/consent/stored-items'

const columns = ['name', 'purpose', 'lifetime', 'setBy'] as const

/** Every cookie and storage entry, one table per category, for the cookie policy; rows become cards on phones. */
export function StoredItemsTable() {
  const t = useTranslations('consent')
  return (
    <div className="grid gap-8">
      {consentCategories.map(({ shortName }) => (
        <section key={shortName} aria-labelledby={`stored-${shortName}`}>
          <h3 id={`stored-${shortName}`} className="text-lg">
            {t(`categories.${shortName}.name`)}
          </h3>
          <p className="mt-1 mb-3 text-ink-2">{t(`categories.${shortName}.description`)}</p>
          <ItemsOf category={shortName} />
        </section>
      ))}
    </div>
  )
}

function ItemsOf({ category }: { category: CategoryName }) {
  const t = useTranslations('storedItems')
  const items = storedItems.filter((item) => item.category === category)
  if (items.length === 0) return <p className="text-ink-3">{t('none')}</p>
  return (
    <table aria-labelledby={`stored-${category}`} className="w-full text-left text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b border-line py-2 pr-4 font-semibold">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {items.map((item) => (
          <ItemRow key={`${item.kind} ${item.name}`} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function ItemRow({ item }: { item: StoredItem }) {
  const t = useTranslations('storedItems')
  const { lifetime } = item
  return (
    <tr className="align-top max-sm:grid max-sm:gap-1 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:p-3">
      <th scope="row" className="py-2 pr-4 font-normal sm:w-2/5 sm:border-b sm:border-line max-sm:py-0">
        <code className="font-semibold wrap-anywhere">{item.name}</code>
        <span className="block text-ink-3">{t(`kinds.${item.kind}`)}</span>
      </th>
      <Cell label={t('purpose')}>{t(`purposes.${item.purpose}`)}</Cell>
      <Cell label={t('lifetime')}>
        {'count' in lifetime
          ? t(`lifetimes.${lifetime.unit}`, { count: lifetime.count })
          : t(`lifetimes.${lifetime.unit}`)}
      </Cell>
      <Cell label={t('setBy')}>{t(`owners.${item.setBy}`)}</Cell>
    </tr>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="py-2 pr-4 sm:border-b sm:border-line max-sm:p-0">
      <span aria-hidden="true" className="text-ink-3 sm:hidden">
        {`${label}: `}
      </span>
      {children}
    </td>
  )
}
