import { expect, test } from '@jest/globals'
import { permissions, permissionsOf, permits, roles, rolesManagedBy } from './permissions'

test('the owner may do everything, and everybody something the table names', () => {
  expect(permissionsOf('owner')).toEqual([...permissions])
  expect(permissionsOf('finance')).toEqual(['billing.view', 'billing.pay'])
  const recruiting = [
    'job_posts.edit',
    'job_posts.publish',
    'applications.decide',
    'favourites.edit',
    'workers.unlock',
  ]
  expect(permissionsOf('recruiter')).toEqual(recruiting)
  expect(permissionsOf('branch_manager')).toEqual(['branches.edit', ...recruiting])
  expect(permissions.filter((permission) => !permits('admin', permission))).toEqual(['billing.pay'])
})

test('the list of a role and the single question agree', () => {
  for (const role of roles) {
    expect(permissions.filter((permission) => permits(role, permission))).toEqual(permissionsOf(role))
  }
})

test('owners manage everybody, admins everybody but owners, the others nobody', () => {
  expect(rolesManagedBy('owner')).toEqual([...roles])
  expect(rolesManagedBy('admin')).toEqual(['admin', 'recruiter', 'branch_manager', 'finance'])
  for (const role of roles.filter((other) => !permits(other, 'members.manage'))) {
    expect([role, rolesManagedBy(role)]).toEqual([role, []])
  }
})
