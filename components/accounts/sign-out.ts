export { closeSession } from '@/lib/accounts/account-requests'
export { leaveTo } from '@/lib/accounts/leave-to'
