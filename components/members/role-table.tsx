import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { permissions, permits, roles } from '@/validators/permissions'

/** Who may do what, from the permission table itself: a table on wide screens, a list per role on phones. */
export function RoleTable() {
  const t = useTranslations('members')
  return (
    <>
      <table className="hidden w-full text-left text-sm lg:table">
        <caption className="sr-only">{t('whoMay')}</caption>
        <thead>
          <tr>
            <td />
            {roles.map((role) => (
              <th key={role} scope="col" className="px-1 py-2 text-center font-semibold">
                {t(`roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission} className="border-t border-line">
              <th scope="row" className="py-2 pr-2 font-normal">
                {t(`permissions.${keyOf(permission)}`)}
              </th>
              {roles.map((role) => (
                <td key={role} className="px-1 py-2 text-center">
                  {permits(role, permission) ? (
                    <Icon name="check" label={t('may')} className="mx-auto size-5 text-leaf" />
                  ) : (
                    <span className="text-ink-3">
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{t('mayNot')}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="lg:hidden">
        <RoleList />
      </div>
      <p className="mt-3 text-sm text-ink-2">{t('ownBranches')}</p>
    </>
  )
}

/** The permissions of each role in turn: for phones and dialogs. */
export function RoleList() {
  const t = useTranslations('members')
  return (
    <dl className="grid gap-4 text-sm">
      {roles.map((role) => (
        <div key={role}>
          <dt className="font-semibold">{t(`roles.${role}`)}</dt>
          <dd>
            <ul className="mt-1 grid gap-1">
              {permissions
                .filter((permission) => permits(role, permission))
                .map((permission) => (
                  <li key={permission} className="flex gap-2">
                    <Icon name="check" className="mt-1 size-4 text-leaf" />
                    {t(`permissions.${keyOf(permission)}`)}
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Message keys cannot contain dots. */
const keyOf = (permission: (typeof permissions)[number]) => permission.replace('.', '_') as PermissionKey
type Dotless<Name extends string> = Name extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : Name
type PermissionKey = Dotless<(typeof permissions)[number]>
