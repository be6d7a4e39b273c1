/** Roles of a company's members and what each may do: the single table that screens and services follow. */
export const roles = ['owner', 'admin', 'recruiter', 'branch_manager', 'finance'] as const
export type Role = (typeof roles)[number]

export const permissions = [
  'company.edit',
  'members.manage',
  'branches.create',
  'branches.edit',
  'job_posts.edit',
  'job_posts.publish',
  'applications.decide',
  'favourites.edit',
  'workers.unlock',
  'billing.view',
  'billing.pay',
] as const
export type Permission = (typeof permissions)[number]

const table: Readonly<Record<Permission, readonly Role[]>> = {
  'company.edit': ['owner', 'admin'],
  'members.manage': ['owner', 'admin'],
  'branches.create': ['owner', 'admin'],
  'branches.edit': ['owner', 'admin', 'branch_manager'],
  'job_posts.edit': ['owner', 'admin', 'recruiter', 'branch_manager'],
  'job_posts.publish': ['owner', 'admin', 'recruiter', 'branch_manager'],
  'applications.decide': ['owner', 'admin', 'recruiter', 'branch_manager'],
  'favourites.edit': ['owner', 'admin', 'recruiter', 'branch_manager'],
  'workers.unlock': ['owner', 'admin', 'recruiter', 'branch_manager'],
  'billing.view': ['owner', 'admin', 'finance'],
  'billing.pay': ['owner', 'finance'],
}

/** True when the role has the permission at all; a branch manager's permissions apply to their own branches only. */
export const permits = (role: Role, permission: Permission): boolean => table[permission].includes(role)

/** Everything a role permits. */
export const permissionsOf = (role: Role): Permission[] =>
  permissions.filter((permission) => permits(role, permission))

/** The roles that have a permission. */
export const rolesWith = (permission: Permission): Role[] => [...table[permission]]

/** The roles whose members this role may invite, change and remove; only owners appoint and remove owners. */
export function rolesManagedBy(role: Role): readonly Role[] {
  if (!permits(role, 'members.manage')) return []
  return role === 'owner' ? roles : roles.filter((other) => other !== 'owner')
}
